import { expect, test } from "vitest";
import { taxFacts } from "~/words/facts";
import { appeals } from "~/words/facts/appeals";
import { date, days, percent, pounds, text } from "~/words/facts/figures";
import { penalties } from "~/words/facts/penalties";
import type { TaxFact } from "~/words/facts/tax-fact";
import { topic } from "~/words/facts/topic";
import { vat } from "~/words/facts/vat";
import { written } from "~/words/facts/written";
import { factsIn, say } from "~/words/say";
import { fact } from "../fixtures/fact";

test("a number and its unit stay on one line", () => {
  expect(written(days(30))).toBe("30\u00a0days");
});

test.each([
  [percent(30, 400), "from 0 to 300"],
  [percent(30, 10), "write the lower figure first"],
  [days(-3), "write a number above 0"],
  [date("2027-02-30"), "write YYYY-MM-DD"],
  [pounds(-5), "write a number from 0"],
  [text(""), "the text is empty"],
])("%j stops the build, and says where it stands", (value, remedy) => {
  const read = () => topic("vat", { wrong: fact(value) });
  expect(read).toThrow("words/facts/vat.ts: wrong:");
  expect(read).toThrow(remedy);
});

test("a day of review that is over stops the build, and says where it stands", () => {
  const read = () => topic("vat", { wrong: { ...fact(days(30)), reviewBy: "2026-11-21" } });
  expect(read).toThrow(
    "words/facts/vat.ts: wrong: reviewBy 2026-11-21 is not after read 2026-11-21",
  );
});

test("a page's sources are the facts that its sentences quote, each once, in their order", () => {
  const words = {
    lede: say`First ${penalties.carelessPrompted}, then ${appeals.appealTime}.`,
    rows: [["Plain", appeals.vatAppealTime], [say`Again ${appeals.appealTime}.`]],
  };
  expect(factsIn(words).map(({ id }) => id)).toEqual([
    "penalties.carelessPrompted",
    "appeals.appealTime",
    "appeals.vatAppealTime",
  ]);
});

test("a sentence within a sentence keeps what it quotes", () => {
  const inner = say`by day ${appeals.appealTime} of it`;
  expect(factsIn(say`Write ${inner}.`).map(({ id }) => id)).toEqual(["appeals.appealTime"]);
});

test("words that would quote figures of two topics are refused", () => {
  say`for just ${appeals.appealTime} or so`;
  expect(() => say`for just ${vat.registrationTime} or so`).toThrow(
    "quotes appeals.appealTime and vat.registrationTime",
  );
});

const facts = Object.values(taxFacts)
  .flatMap((facts): TaxFact[] => Object.values(facts))
  .map((fact) => [fact.id, fact] as const);

test.each(facts)("%s is complete", (_, fact) => {
  for (const text of [fact.meaning, fact.appliesFrom ?? "now", fact.source])
    expect(text.trim()).not.toBe("");
  expect(fact.read).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(Date.parse(fact.read)).toBeLessThanOrEqual(Date.now());
  // What says as at which month it holds says when to look at it again.
  if (fact.asAt) expect(fact.reviewBy).toBeDefined();
  expect(Date.parse(fact.reviewBy ?? fact.read)).not.toBeNaN();
  expect(written(fact.value)).not.toMatch(/[–—]|\d-\d/);
  expect(fact.source).not.toMatch(/https?:/);
});
