import type { Quoted } from "./page-words.ts";
import { type Finding, findingAt, type Source } from "./sources.ts";

/** The words by which a passage says which tax it is about. */
const names = {
  VAT: /\bVAT\b|customs/,
  "direct tax":
    /income tax|direct tax|corporation tax|national insurance|capital gains|tax return|self assessment|landlord/i,
};

type Words = Pick<Quoted, "fact" | "sentence" | "passages" | "file">;

/**
 * A figure of one tax in words about another: 30 days for VAT and 30 days for income tax look alike, and do not
 * run alike.
 *
 * @returns a finding for each that stands in a passage about another tax, and names its own nowhere
 */
export function findFactsOfAnotherTax(
  quotations: readonly Words[],
  sources: readonly Source[],
): Finding[] {
  return quotations.flatMap(({ fact, sentence, passages, file }) => {
    const tax = fact.id.startsWith("vat.") ? "VAT" : fact.tax;
    const around = passages.find((passage) => taxesIn(passage).length > 0) ?? "";
    const [named, ...others] = taxesIn(around);
    if (!tax || !named || [named, ...others].includes(tax)) return [];
    const source = sources.find((one) => one.file === file) ?? { file, text: "" };
    const problem = `“${sentence}” quotes ${fact.id}, which is about ${tax}, in words about ${named} (“${excerptOf(around, names[named])}”): quote the fact of that tax, name ${tax}, or correct those words`;
    return [
      findingAt(source, Math.max(0, source.text.indexOf(fact.id.split(".")[1] ?? "")), problem),
    ];
  });
}

function taxesIn(passage: string) {
  return (Object.keys(names) as (keyof typeof names)[]).filter((tax) => names[tax].test(passage));
}

/** @returns what names the tax, with the words next to it */
function excerptOf(passage: string, name: RegExp): string {
  const [excerpt = ""] =
    new RegExp(`.{0,30}(?:${name.source}).{0,30}`, name.flags).exec(passage) ?? [];
  return excerpt;
}
