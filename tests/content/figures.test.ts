import { describe, expect, test } from "vitest";
import { taxFacts } from "~/words/facts";
import type { TaxFact } from "~/words/facts/tax-fact";
import { written } from "~/words/facts/written";
import { findTypedFigures } from "../../publish/check-words/figures";
import { readSources } from "../../publish/check-words/sources";

describe("tax figures in the copy", () => {
  test.each(readSources())("$file takes every tax figure from the facts", (source) => {
    expect(findTypedFigures(source)).toEqual([]);
  });

  test.each([
    ["an amount", "You pay £5,000 then."],
    ["a rate", "The penalty is 15% of it."],
    ["a time in words", "Answer within thirty days."],
    ["a date", "It is due on 31 January 2027."],
    ["a tax year", "The rate for 2026/27 is higher."],
  ])("%s that is typed in is found with its line", (_, text) => {
    const source = { file: "pages/some.ts", text: `const a = 1;\n// 5%\n"${text}"` };
    expect(findTypedFigures(source)).toMatchObject([{ file: "words/pages/some.ts", line: 3 }]);
  });
});

describe("tax facts", () => {
  const facts: [string, TaxFact][] = Object.entries(taxFacts).flatMap(([topic, entries]) =>
    Object.entries(entries).map(([key, fact]): [string, TaxFact] => [`${topic}.${key}`, fact]),
  );

  test.each(facts)("%s is complete", (_, fact) => {
    for (const text of [written(fact.value), fact.meaning, fact.appliesFrom, fact.source]) {
      expect(text.trim()).not.toBe("");
    }
    expect(fact.read).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(Date.parse(fact.read)).toBeLessThanOrEqual(Date.now());
    expect(Date.parse(fact.reviewBy ?? fact.read)).not.toBeNaN();
    expect(written(fact.value)).not.toMatch(/[–—]|\d-\d/);
    expect(fact.source).not.toMatch(/https?:/);
  });

  test.each(facts.filter(([, { asAt }]) => asAt))(
    "%s, which says as at which month it holds, says when to look at it again",
    (_, fact) => {
      expect(fact.reviewBy).toBeDefined();
    },
  );
});
