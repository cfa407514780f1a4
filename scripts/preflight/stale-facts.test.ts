import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import * as taxFacts from "~/content/tax-facts";
import type { IsoDate, TaxFacts } from "~/content/tax-facts/types";
import { findStaleFacts, reviewDay } from "./stale-facts";

test.each<[IsoDate, IsoDate]>([
  ["2026-11-21", "2027-04-06"],
  ["2027-01-01", "2027-04-06"],
  ["2027-04-05", "2027-04-06"],
  ["2027-04-06", "2028-04-06"],
  ["2027-12-31", "2028-04-06"],
])("what was checked on %s is due on %s", (checked, due) => {
  expect(reviewDay(checked)).toBe(due);
});

const rate = {
  value: "20%",
  meaning: "",
  appliesFrom: "",
  source: "",
  checked: "2026-11-21",
} satisfies TaxFacts[string];

test.each([
  ["the day before", "2027-04-05T23:59:59Z", []],
  [
    "on the day",
    "2027-04-06T00:00:00Z",
    [
      "app/content/tax-facts/vat.ts: rate.checked is 2026-11-21; it was due for review on 2027-04-06",
    ],
  ],
])("a fact %s", (_name, today, lines) => {
  expect(findStaleFacts({ vat: { rate } }, new Date(today))).toEqual(lines);
});

test.each(Object.keys(taxFacts))("the facts on %s are in the file of that name", (topic) => {
  expect(existsSync(`app/content/tax-facts/${topic}.ts`)).toBe(true);
});
