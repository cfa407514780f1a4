import { expect, test } from "vitest";
import { type PenaltyAnswers, rangeWords } from "~/words/penalties/penalty-questions";
import { dependsOnWhen, rangeInWords } from "./range-in-words";

test.each(["category1", "category2", "category3", "unknown"] as const)(
  "of money abroad (%s) it is asked how long the tax was unpaid: old tax may cost twice itself",
  (where) => {
    expect(dependsOnWhen({ where, what: "careless" })).toBe(true);
  },
);

test("of tax at home only where HMRC was never told, and not on purpose", () => {
  expect(dependsOnWhen({ where: "uk", what: "untold" })).toBe(true);
  expect(dependsOnWhen({ where: "uk", what: "careless" })).toBe(false);
  expect(dependsOnWhen({ where: "uk", what: "untoldDeliberate" })).toBe(false);
});

test("a company is told that the ranges for money abroad are not its own; whoever acted on purpose, when money counts as abroad", () => {
  const remarks = (where: PenaltyAnswers["where"], what: PenaltyAnswers["what"], isVat = false) =>
    rangeInWords({ where, what, who: "hmrc", when: "later" }, isVat).remarks;
  expect(remarks("category3", "careless")).toContain(rangeWords.company);
  expect(remarks("uk", "careless")).not.toContain(rangeWords.company);
  expect(remarks("uk", "concealed")).toContain(rangeWords.transfer);
  expect(remarks("uk", "careless")).not.toContain(rangeWords.transfer);
  expect(remarks("category3", "concealed")).not.toContain(rangeWords.transfer);
  expect(remarks("uk", "concealed", true)).not.toContain(rangeWords.transfer);
});
