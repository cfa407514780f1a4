import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { taxFacts } from "~/content/tax-facts";
import type { TaxFact } from "~/content/tax-facts/types";
import { notTaxFigures } from "./not-tax-figures";

const folder = fileURLToPath(new URL("../../app/content/", import.meta.url));
const number = String.raw`(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty-five|sixty|ninety)`;
const month =
  "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
const figure = new RegExp(
  [
    String.raw`£\s?\d[\d,.]*`,
    String.raw`\d[\d,.]*\s?(?:%|per cent|pence|p\b)`,
    String.raw`\b${number}(?:-| )(?:calendar |working )?(?:day|week|month|year)s?\b`,
    String.raw`\b(?:within|inside|up to|at least) an? (?:week|month|year)\b`,
    String.raw`\b20\d\d\/\d\d\b`,
    String.raw`\b\d{1,2} ${month}(?: 20\d\d)?\b`,
    String.raw`\b${month} 20\d\d\b`,
  ].join("|"),
  "gi",
);

const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => /(?<!\.test)\.ts$|\.md$/.test(file) && !file.includes("tax-facts"))
  .map((file) => ({ file, text: wordsOf(file) }));

/** What is typed in a content file, without what it takes from the facts and without its metadata. */
function wordsOf(file: string): string {
  const text = readFileSync(join(folder, file), "utf8");
  return text
    .replace(/\$\{[^}]*\}/g, "FACT")
    .replace(/\{\{[^}]*\}\}/g, "FACT")
    .replace(/^(?:date|updated|image|keywords):.*$/gm, "")
    .replace(/^\s*(?:\/\*\*|\*|\/\/).*$/gm, "");
}

describe("tax figures in the copy", () => {
  test.each(files)("$file takes every tax figure from the facts", ({ file, text }) => {
    const allowed = notTaxFigures.filter((entry) => entry.file === file).map((entry) => entry.text);
    const typed = [...text.matchAll(figure)]
      .map((match) => ({ match: match[0], around: text.slice(match.index - 30, match.index + 40) }))
      .filter(({ around }) => !allowed.some((words) => around.includes(words)))
      .map(({ match, around }) => `${match} in “…${around.replaceAll("\n", " ")}…”`);
    expect(typed, relative(process.cwd(), join(folder, file))).toEqual([]);
  });

  test("nothing is excused that is not there", () => {
    const gone = notTaxFigures.filter(
      (entry) => !files.find(({ file }) => file === entry.file)?.text.includes(entry.text),
    );
    expect(gone).toEqual([]);
  });
});

describe("tax facts", () => {
  const facts: [string, TaxFact][] = Object.entries(taxFacts).flatMap(([topic, entries]) =>
    Object.entries(entries).map(([key, fact]): [string, TaxFact] => [`${topic}.${key}`, fact]),
  );

  test.each(facts)("%s is complete", (_, fact) => {
    for (const text of [fact.value, fact.meaning, fact.appliesFrom, fact.source]) {
      expect(text.trim()).not.toBe("");
    }
    expect(fact.read).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(Date.parse(fact.read)).toBeLessThanOrEqual(Date.now());
    expect(Date.parse(fact.reviewBy ?? fact.read)).not.toBeNaN();
    expect(fact.value).not.toMatch(/[–—]|\d-\d/);
    expect(fact.source).not.toMatch(/https?:/);
  });

  test.each(facts.filter(([, { asAt }]) => asAt))(
    "%s, which says as at which month it holds, says when to look at it again",
    (_, fact) => {
      expect(fact.reviewBy).toBeDefined();
    },
  );
});
