import { expect, test } from "vitest";
import { answerWords } from "~/words/deadlines/deadline-answers";
import { letterKinds } from "~/words/letters";
import { faqs } from "~/words/pages/faqs";
import { cop9 } from "~/words/services/cop9";
import { taxAppeal } from "~/words/services/tax-appeal";
import { taxInvestigations } from "~/words/services/tax-investigations";
import { valueAddedTax } from "~/words/services/value-added-tax";
import { vatInvestigations } from "~/words/services/vat-investigations";

/* Sentences that one word more or less would turn into the advice that loses a case. */

const { rest, restToday, restPast } = answerWords;

test.each([
  ["in time for a working day", rest("a Sunday", "Friday")],
  ["on the last working day", restToday("a Sunday")],
  ["when none is left", restPast("a Sunday")],
])("%s: nobody waits for Monday believing that a weekend moves HMRC’s time limit", (_, words) => {
  expect(words).toMatch(/^It is a Sunday, which does not move the time limit\./);
});

test("who has a CoP9 letter neither signs nor calls the officer", () => {
  const letter = letterKinds.find(({ id }) => id === "code-of-practice-9");
  expect(letter?.first).toMatch(/^Sign nothing, and do not call the officer\./);
});

test("who keeps silent knows both that it is allowed and what it can cost", () => {
  const page = JSON.stringify(taxInvestigations);
  expect(page).toContain("You need not say how it went wrong.");
  expect(page).toContain("what you tell it can lower one.");
});

test("who adds up turnover for VAT leaves out what is exempt, not what is zero-rated", () => {
  expect(JSON.stringify(faqs)).toContain("Zero-rated sales count, exempt ones do not.");
});

test("who accepts a CoP9 offer without a valid Outline Disclosure has not accepted it", () => {
  expect(JSON.stringify(cop9)).toContain("Without a valid one, the acceptance is invalid.");
});

test("who rejects a CoP9 offer cannot come back while time is left", () => {
  expect(JSON.stringify(cop9)).toContain("A rejection stands even if you change your mind");
});

test("officers who come without warning need one of two agreements, not both", () => {
  expect(JSON.stringify(vatInvestigations)).toContain(
    "agreed by an HMRC officer authorised for that purpose, or approved by the tribunal.",
  );
});

test("who is before the tribunal asks for mediation in the two categories that have it", () => {
  expect(JSON.stringify(taxAppeal)).toContain("only if it is a Standard or Complex case.");
});

test("who passes the threshold charges VAT from the second month after, not the first", () => {
  expect(JSON.stringify(valueAddedTax)).toContain(
    "Pass it in May, and you charge VAT from the start of July.",
  );
});
