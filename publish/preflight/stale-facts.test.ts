import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { fact } from "~/tests/fixtures/fact";
import { taxFacts } from "~/words/facts";
import { days, percent } from "~/words/facts/figures";
import type { IsoDate, TaxFact } from "~/words/facts/tax-fact";
import { findStaleFacts, linesByHarm, reviewDay } from "./stale-facts";

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

const rate = fact(percent(20), { id: "vat.rate" });
const budget: TaxFact = { ...rate, id: "vat.budget", reviewBy: "2026-12-01" };
const undated: TaxFact = { ...rate, id: "vat.undated", undatedCopy: true };
const heard: TaxFact = { ...rate, id: "vat.heard", secondHand: true };
const reasonsOn = (fact: TaxFact, today: string) =>
  findStaleFacts({ vat: { fact } }, {}, new Date(today)).map(({ reason }) => reason);

test.each([
  ["the day before its review", rate, "2027-04-05T23:59:59Z", []],
  ["on the day", rate, "2027-04-06T00:00:00Z", ["as of 2026-11-21, due for review on 2027-04-06"]],
  ["a Budget may have changed", budget, "2026-12-01", ["to be looked at again by 2026-12-01"]],
  [
    "read in an undated copy",
    undated,
    "2026-11-21",
    ["read in a copy without a date, so perhaps an old one"],
  ],
  ["read at second hand", heard, "2026-11-21", ["read at second hand, not in the official text"]],
])("a fact %s", (_name, fact, today, reasons) => {
  expect(reasonsOn(fact, today)).toEqual(reasons);
});

test("what a reader could miss comes before what a reader could expect, each with its page and sentence", () => {
  const time: TaxFact = { ...undated, id: "appeals.time", value: days(30) };
  const penalty: TaxFact = { ...undated, id: "penalties.careless" };
  const stale = findStaleFacts({ vat: { undated, penalty, time } }, {}, new Date("2026-11-21"));
  const places = [
    { id: "appeals.time", sentence: "You have 30 days.", where: "/services/tax-appeal" },
    { id: "appeals.time", sentence: "Within 30 days.", where: "/faqs" },
  ];
  const reason = "read in a copy without a date, so perhaps an old one";
  expect(linesByHarm(stale, places)).toEqual([
    [
      "a reader could miss a time limit",
      [`appeals.time: ${reason}. /services/tax-appeal: “You have 30 days.”, and 1 more`],
    ],
    ["a reader could expect another penalty", [`penalties.careless: ${reason}. in a tool`]],
    [
      "a reader could pay or file too little, too much or too late",
      [`vat.undated: ${reason}. in a tool`],
    ],
  ]);
});

test("what was announced but could not be read is said to whoever looks at the fact again", () => {
  const announced: TaxFact = { ...heard, lookFor: "whether it is £50,000" };
  const [[, lines = []] = []] = linesByHarm([{ fact: announced, reason: "due" }], []);
  expect(lines.join()).toContain("Look for whether it is £50,000.");
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
  expect(stale.map(({ fact }) => fact.id.slice(4))).toEqual(due);
});

test.each(Object.keys(taxFacts))("the facts on %s are in the file of that name", (topic) => {
  expect(existsSync(`words/facts/${topic}.ts`)).toBe(true);
});
