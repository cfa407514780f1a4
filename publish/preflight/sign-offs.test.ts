import { expect, test } from "vitest";
import type { Statement } from "../check-words/article-words";
import { findBadAnswers, findUnsigned } from "./sign-offs";

const asked: Statement[] = [
  { id: "second-reading", where: "/about", sentence: "A second person reads it." },
  { id: "claim-cases", where: "/", sentence: "cases: 500+" },
];
const yes = { by: "A. Partner", on: "2026-11-02", to: "cases: 500+" };

test("what nobody has signed is listed with its page and words, until somebody has", () => {
  expect(findUnsigned({ "claim-cases": yes }, asked)).toEqual([
    '"second-reading": { by: "", on: "", to: "A second person reads it." }, // /about',
  ]);
  expect(findUnsigned({ "second-reading": undefined, "claim-cases": yes }, asked)).toHaveLength(1);
  const both = { "second-reading": { to: "A second person reads it." }, "claim-cases": yes };
  expect(findUnsigned(both, asked)).toEqual([]);
});

test("what is to be signed may hold quotation marks", () => {
  const rent = { ...asked[0], id: "guide-due-rent", sentence: '“Rent” and "tax" are due' };
  expect(findUnsigned({}, [rent as Statement])).toEqual([
    String.raw`"guide-due-rent": { by: "", on: "", to: "“Rent” and \"tax\" are due" }, // /about`,
  ]);
});

test("a promise that was reworded is to be signed again", () => {
  const signed = { "second-reading": { to: "Two people read it." }, "claim-cases": yes };
  expect(findUnsigned(signed, asked)).toEqual([
    '"second-reading": { by: "", on: "", to: "A second person reads it." }, // /about; signed was: Two people read it.',
  ]);
});

test.each([
  ["nobody", { "second-reading": { ...yes, by: " " } }, "second-reading.by is empty: write who"],
  [
    "no day",
    { "second-reading": { by: "A. Partner", to: "It." } },
    "second-reading.on must be a date",
  ],
  ["a day ahead", { "second-reading": { ...yes, on: "2999-01-01" } }, "second-reading.on is a day"],
  ["nothing that is asked", { "third-reading": yes }, '"third-reading" is no field here'],
])("a yes of %s is refused", (_name, signedOff, line) => {
  expect(findBadAnswers(asked, { "claim-cases": yes })).toEqual([]);
  expect(findBadAnswers(asked, signedOff).join()).toContain(`firm/signed-off.ts: ${line}`);
});

test("who has read a topic’s facts says so with a day, of a topic that there is", () => {
  const { to, ...read } = yes;
  expect(findBadAnswers(asked, {}, { vat: read })).toEqual([]);
  const found = findBadAnswers(asked, {}, { vat: { ...read, on: "soon" }, vatt: read }).join("\n");
  expect(found).toContain("reviewedFacts: vat.on must be a date written YYYY-MM-DD");
  expect(found).toContain('reviewedFacts: "vatt" is no field here');
});
