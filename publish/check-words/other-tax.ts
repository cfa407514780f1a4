import type { TaxFact } from "../../words/facts/tax-fact.ts";
import { type Finding, findingAt, type Source } from "./sources.ts";

/** The words by which a passage says which tax it is about. */
const names = {
  VAT: /\bVAT\b|customs/,
  "direct tax":
    /income tax|direct tax|corporation tax|national insurance|capital gains|\breturn\b/i,
};

interface Quoted {
  fact: TaxFact;
  sentence: string;
  passage: string;
  file: string;
}

/**
 * A figure of one tax in words about another: 30 days for VAT and 30 days for income tax look alike, and do not
 * run alike.
 *
 * @param quotations where each fact is quoted, and the words around it
 * @param sources the files of words
 * @returns a finding for each that stands in a passage about another tax, and names its own nowhere
 */
export function findFactsOfAnotherTax(
  quotations: readonly Quoted[],
  sources: readonly Source[],
): Finding[] {
  return quotations.flatMap(({ fact, sentence, passage, file }) => {
    const tax = fact.id.startsWith("vat.") ? "VAT" : fact.tax;
    if (!tax || names[tax].test(passage)) return [];
    const others = Object.entries(names).filter(([, pattern]) => pattern.test(passage));
    if (others.length === 0) return [];
    const source = sources.find((one) => one.file === file) ?? { file, text: "" };
    const problem = `“${sentence}” quotes ${fact.id}, which is about ${tax}, in words about ${others[0]?.[0]}: quote the fact of that tax, or name ${tax}`;
    return [
      findingAt(source, Math.max(0, source.text.indexOf(fact.id.split(".")[1] ?? "")), problem),
    ];
  });
}
