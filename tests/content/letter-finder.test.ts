import { expect, test } from "vitest";
import { findsAll, markedParts } from "~/app/islands/letters/find-words";
import { letterKinds } from "~/words/letters";

const found = (typed: string) =>
  letterKinds
    .filter(({ says, meaning, keywords }) => findsAll([says, meaning, ...keywords], typed))
    .map(({ id }) => id);

/** What somebody may type, by the letter that is meant. */
const typedFor = {
  "we-have-information": [
    "rental income",
    "landlord",
    "letting",
    "Airbnb",
    "cryptoasset",
    "crypto",
  ],
  debt: ["debt", "enforcement", "time to pay", "time-to-pay", "winding-up", "bailiff"],
  decision: [
    "fine",
    "late filing",
    "late-filing penalty",
    "penalty?",
    "determination",
    "section 29",
    "capital gains",
    "customs",
    "assessment.",
    "closure notice; penalty",
  ],
  "simple-assessment": ["Simple Assessment", "P800", "P-800", "you owe?"],
  "employer-check": ["regulation 80", "off-payroll", "IR35", "section 8"],
  "check-of-your-return": [
    "section 9A",
    "R&D",
    "child benefit",
    "corporation tax",
    "self-assessment",
  ],
  "accelerated-payment": ["accelerated payment", "follower notice"],
  "information-notice": [
    "third-party notice",
    "third party notice",
    "schedule 36",
    "schedule36",
    "Schedule 36:",
  ],
  scam: ["text message", "scam"],
  "code-of-practice-9": ["cop9"],
  "review-conclusion": ["struck out"],
  "interview-under-caution": ["account freezing"],
};

const typed = Object.entries(typedFor).flatMap(([id, words]) =>
  words.map((word) => [word, id] as const),
);

test.each(typed)("“%s” finds %s", (word, id) => {
  expect(found(word)).toContain(id);
});

test.each(letterKinds)("$id is found by all that it says, quotes and commas included", (letter) => {
  expect(found(letter.says)).toContain(letter.id);
});

test.each(letterKinds)(
  "$id is found by each word that is shown of it, in brackets too",
  (letter) => {
    const words = `${letter.says} ${letter.meaning}`.match(/[\p{L}\p{N}]+/gu) ?? [];
    expect(words.filter((word) => !found(word).includes(letter.id))).toEqual([]);
  },
);

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
  for (const typed of ["schedule36", "Schedule-36!"])
    expect(markedParts("“Schedule\u00a036”", typed)).toEqual([
      "“",
      "Schedule",
      "\u00a0",
      "36",
      "”",
    ]);
  expect(markedParts("Decision", "")).toEqual(["Decision"]);
  expect(markedParts("One of its offers", "of")).toEqual(["One ", "of", " its offers"]);
  expect(markedParts("One of its offers", "of,")).toEqual(["One ", "of", " its offers"]);
});
