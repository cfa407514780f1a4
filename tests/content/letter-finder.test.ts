import { expect, test } from "vitest";
import { findsAll, markedParts } from "~/app/islands/letters/find-words";
import { letterKinds } from "~/words/letters";

const found = (typed: string) =>
  letterKinds
    .filter(({ says, meaning, keywords }) => findsAll([says, meaning, ...keywords], typed))
    .map(({ id }) => id);

/** Words that a line has, and how somebody may type them. */
test.each([
  ["rental income", "rental"],
  ["Airbnb", "airbnb"],
  ["“Late filing” penalty", "late-filing penalty"],
  ["time to pay", "time-to-pay"],
  ["winding up", "winding-up"],
  ["penalty", "penalty?"],
  ["assessment", "assessment."],
  ["“Closure notice” or “penalty”", "closure notice; penalty"],
  ["“P800” or “Simple Assessment”", "P-800"],
  ["third-party notice", "third party notice"],
  ["“Schedule\u00a036”", "schedule36"],
  ["“Schedule\u00a036”", "Schedule 36:"],
  ["R&D", "R&D"],
  ["undeclared crypto", "crypto"],
])("what says %s is found by “%s”", (words, typed) => {
  expect(findsAll([words], typed)).toBe(true);
});

test.each([
  ["Decision", "CIS"],
  ["schedule 18", "section 8"],
  ["We are checking", "eck"],
])("what says %s is not found by “%s”", (words, typed) => {
  expect(findsAll([words], typed)).toBe(false);
});

test.each(letterKinds)("$id is found by each of its keywords", ({ id, keywords }) => {
  expect(keywords.filter((word) => !found(word).includes(id))).toEqual([]);
});

/* Whoever types these has to read of a solicitor first: what else finds a line is the owner's to choose. */
test.each([
  ["account freezing", "interview-under-caution"],
  ["criminal", "interview-under-caution"],
  ["arrest", "interview-under-caution"],
  ["search", "interview-under-caution"],
  ["cop9", "code-of-practice-9"],
  ["contractual disclosure facility", "code-of-practice-9"],
])("“%s” finds %s", (word, id) => {
  const why = `a solicitor comes first there: put “${word}” back among its keywords in words/letters.ts`;
  expect(found(word), why).toContain(id);
});

test.each(letterKinds)(
  "$id is found by each word that is shown of it, in brackets too",
  (letter) => {
    const words = `${letter.says} ${letter.meaning}`.match(/[\p{L}\p{N}]+/gu) ?? [];
    expect(words.filter((word) => !found(word).includes(letter.id))).toEqual([]);
  },
);

/** The page that deals with each letter that sets a time limit or may be about a crime. */
const pageOf = {
  "code-of-practice-9": "cop9",
  "code-of-practice-8": "cop8",
  "check-of-your-return": "tax-investigations",
  "information-notice": "tax-investigations",
  "vat-check": "vat-investigations",
  "employer-check": "paye-investigations",
  decision: "tax-appeal",
  "simple-assessment": "tax-appeal",
  "accelerated-payment": "cop8",
  "review-conclusion": "tax-tribunal",
  "we-have-information": "tax-investigations",
  "interview-under-caution": "tax-fraud",
};

test.each(letterKinds.filter(({ id }) => id in pageOf))(
  "$id leads to the page that deals with it",
  ({ id, page }) => {
    const why =
      "another page may not say what to do by when: read what it says, then change words/letters.ts, or pageOf in tests/content/letter-finder.test.ts";
    expect(page, why).toBe(pageOf[id as keyof typeof pageOf]);
  },
);

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
