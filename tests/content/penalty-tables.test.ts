import { expect, test } from "vitest";
import type { Figure } from "~/words/facts/figures";
import { written } from "~/words/facts/written";
import { ukRows } from "~/words/services/penalty-ranges";
import { yearsBack } from "~/words/services/years-back";

/* The tables as a visitor reads them, written by hand from FA 2007 Sch 24 and TMA 1970 ss34, 36 and 36A. */

interface Row {
  heading: string;
  figures: readonly { label?: string; fact: { value: Figure } }[];
}

const printed = (rows: readonly Row[]) =>
  rows.map(({ heading, figures }) => [
    heading,
    ...figures.map(({ label, fact }) =>
      [label, written(fact.value).replaceAll("\u00a0", " ")].filter(Boolean).join(": "),
    ),
  ]);

test("who told HMRC first is shown the lower range, not that of who was written to", () => {
  expect(printed(ukRows)).toEqual([
    ["Reasonable care", "Either way: 0%"],
    ["Careless", "You told HMRC first: 0% to 30%", "HMRC wrote first: 15% to 30%"],
    [
      "Deliberate but not concealed",
      "You told HMRC first: 20% to 70%",
      "HMRC wrote first: 35% to 70%",
    ],
    [
      "Deliberate and concealed",
      "You told HMRC first: 30% to 100%",
      "HMRC wrote first: 50% to 100%",
    ],
  ]);
});

test("how far back HMRC can go stands beside its own reason, not beside another’s", () => {
  expect(printed(yearsBack.rows)).toEqual([
    ["The ordinary limit, with reasonable care", "4 years"],
    ["Careless: you, or someone acting for you", "6 years"],
    ["Overseas matters, even with reasonable care", "12 years"],
    ["Deliberate, or nobody told HMRC of the tax", "20 years"],
  ]);
});
