import { expect, test } from "vitest";
import { findsAll, markedParts } from "~/app/islands/letters/find-words";
import { letterKinds } from "~/words/letters";

const found = (typed: string) =>
  letterKinds
    .filter(({ says, meaning, keywords }) => findsAll([says, meaning, ...keywords], typed))
    .map(({ id }) => id);

test.each([
  ["rental income", "we-have-information"],
  ["landlord", "we-have-information"],
  ["letting", "we-have-information"],
  ["Airbnb", "we-have-information"],
  ["debt", "debt"],
  ["enforcement", "debt"],
  ["fine", "decision"],
  ["late filing", "decision"],
  ["Simple Assessment", "simple-assessment"],
  ["P800", "simple-assessment"],
  ["determination", "decision"],
  ["regulation 80", "employer-check"],
  ["section 29", "decision"],
  ["section 9A", "check-of-your-return"],
  ["accelerated payment", "accelerated-payment"],
  ["follower notice", "accelerated-payment"],
  ["third-party notice", "information-notice"],
  ["third party notice", "information-notice"],
  ["R&D", "check-of-your-return"],
  ["child benefit", "check-of-your-return"],
  ["capital gains", "decision"],
  ["cryptoasset", "we-have-information"],
  ["crypto", "we-have-information"],
  ["off-payroll", "employer-check"],
  ["IR35", "employer-check"],
  ["corporation tax", "check-of-your-return"],
  ["text message", "scam"],
  ["scam", "scam"],
  ["time to pay", "debt"],
  ["bailiff", "debt"],
  ["cop9", "code-of-practice-9"],
  ["schedule 36", "information-notice"],
  ["section 8", "employer-check"],
  ["customs", "decision"],
  ["struck out", "review-conclusion"],
  ["account freezing", "interview-under-caution"],
  ["Schedule 36:", "information-notice"],
  ["assessment.", "decision"],
  ["closure notice; penalty", "decision"],
])("“%s” finds %s", (typed, id) => {
  expect(found(typed)).toContain(id);
});

test.each(letterKinds)("$id is found by all that it says, quotes and commas included", (letter) => {
  expect(found(letter.says)).toContain(letter.id);
});

test.each([
  ["CIS", "decision"],
  ["section 8", "check-of-your-return"],
  ["eck", "check-of-your-return"],
])("“%s”, letters inside a word, does not find %s", (typed, id) => {
  expect(found(typed)).not.toContain(id);
});

test("each letter leads to the page that deals with it", () => {
  expect(Object.fromEntries(letterKinds.map(({ id, page }) => [id, page]))).toEqual({
    "code-of-practice-9": "cop9",
    "code-of-practice-8": "cop8",
    "check-of-your-return": "tax-investigations",
    "information-notice": "tax-investigations",
    "vat-check": "vat-investigations",
    "employer-check": "paye-investigations",
    decision: "tax-appeal",
    "simple-assessment": "tax-appeal",
    "accelerated-payment": "cop8",
    debt: "contact",
    "review-conclusion": "tax-tribunal",
    "we-have-information": "tax-investigations",
    "interview-under-caution": "tax-fraud",
    scam: "investigation",
  });
});

test("where the typed words begin, they are marked, and nothing else", () => {
  expect(markedParts("“Information notice” or “Schedule 36”", "sched 36")).toEqual([
    "“Information notice” or “",
    "Schedule",
    " ",
    "36",
    "”",
  ]);
  expect(markedParts("Decision", "")).toEqual(["Decision"]);
  expect(markedParts("One of its offers", "of")).toEqual(["One ", "of", " its offers"]);
  expect(markedParts("One of its offers", "of,")).toEqual(["One ", "of", " its offers"]);
});
