import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { taxFacts } from "~/content/tax-facts";
import type { IsoDate, TaxFact } from "~/content/tax-facts/types";
import { findStaleFacts, linesOf, reviewDay } from "./stale-facts";

test.each<[IsoDate, IsoDate | undefined, IsoDate]>([
  ["2026-11-21", undefined, "2027-04-06"],
  ["2027-01-01", undefined, "2027-04-06"],
  ["2027-04-05", undefined, "2027-04-06"],
  ["2027-04-06", undefined, "2028-04-06"],
  ["2027-12-31", undefined, "2028-04-06"],
  ["2026-11-21", "2027-04-01", "2027-04-01"],
  ["2026-11-21", "2027-10-28", "2027-04-06"],
])("what was read as of %s, to be looked at by %s, is due on %s", (read, reviewBy, due) => {
  expect(reviewDay({ read, reviewBy })).toBe(due);
});

const rate: TaxFact = { value: "", meaning: "", appliesFrom: "", source: "", read: "2026-11-21" };
const budget: TaxFact = { ...rate, reviewBy: "2026-12-01" };
const undated: TaxFact = { ...rate, undatedCopy: true };
const linesOn = (facts: Record<string, TaxFact>, today: string) =>
  linesOf(findStaleFacts({ vat: facts }, {}, new Date(today)));

test.each([
  ["the day before its review", { rate }, "2027-04-05T23:59:59Z", []],
  [
    "on the day",
    { rate },
    "2027-04-06T00:00:00Z",
    ["app/content/tax-facts/vat.ts: as of 2026-11-21, due for review on 2027-04-06: rate"],
  ],
  [
    "a Budget may have changed",
    { rate, budget },
    "2026-12-01",
    ["app/content/tax-facts/vat.ts: to be looked at again by 2026-12-01: budget"],
  ],
  [
    "read in an undated copy",
    { undated },
    "2026-11-21",
    ["app/content/tax-facts/vat.ts: read in a copy without a date, so perhaps an old one: undated"],
  ],
])("a fact %s", (_name, facts, today, lines) => {
  expect(linesOn(facts, today)).toEqual(lines);
});

test("facts of one file that are due for one reason share a line", () => {
  expect(linesOn({ budget, undated, other: budget }, "2026-12-01")).toEqual([
    "app/content/tax-facts/vat.ts: to be looked at again by 2026-12-01: budget, other",
    "app/content/tax-facts/vat.ts: read in a copy without a date, so perhaps an old one: undated",
  ]);
});

test.each([
  ["on its day", "2026-12-01", "2026-12-01", []],
  ["until the next tax year", "2026-12-01", "2027-04-05", []],
  ["not longer", "2026-12-01", "2027-04-06", ["budget", "rate", "undated"]],
  ["not past the day of a Budget", "2026-11-30", "2026-12-01", ["budget"]],
  ["of what was read later, nothing", "2026-11-20", "2026-12-01", ["budget", "undated"]],
])("a review of the topic holds %s", (_name, on, today, due) => {
  const facts = { budget, rate, undated };
  const stale = findStaleFacts({ vat: facts }, { vat: { on } }, new Date(today));
  expect(stale.map(({ name }) => name)).toEqual(due);
});

test.each(Object.keys(taxFacts))("the facts on %s are in the file of that name", (topic) => {
  expect(existsSync(`app/content/tax-facts/${topic}.ts`)).toBe(true);
});
