import { expect, test } from "vitest";
import { findsAll, lettersFor, markedParts } from "~/app/islands/letters/find-words";
import { companies } from "~/words/facts/companies";
import { letterKinds } from "~/words/letters";
import { print } from "~/words/say";

const found = (typed: string) => lettersFor(letterKinds, typed).map(({ id }) => id);

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
  ["penalty", "penalties"],
  ["search", "searches"],
  ["notice", "notices"],
  ["notice of penalty", "the notice about a penalty"],
  ["enquiry", "inquiry"],
  ["£100 penalty", "£100"],
  ["£100 penalty", "100"],
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

/*
 * What people type, as their letter says it or as they would: the lines that have to come, since their time limits
 * are those of this letter, and those that would send them the wrong way.
 */
const decision = "decision";
const debt = "debt";
const check = "check-of-your-return";
const vat = "vat-check";
const employer = "employer-check";
const fraud = ["code-of-practice-9", "code-of-practice-8"];
const typedByPeople: [typed: string, must: string[], never?: string[]][] = [
  ...[
    "late tax return",
    "tax return late",
    "late self assessment return",
    "self assessment penalty",
    "late tax return penalty",
    "company tax return penalty",
    "SA326D",
    print(companies.saLateReturnPenalty),
    "Self Assessment late filing penalty",
    "corporation tax late filing penalty",
    "daily penalties",
    "Notice of penalty assessment",
    "our view of the matter",
  ].map((typed): [string, string[], string[]] => [typed, [decision], [vat, debt, ...fraud]]),
  ["late return", [decision, vat]],
  ["penalties", [decision, vat, employer]],
  ["fines", [decision]],
  ["company tax return", [check, decision], [vat]],
  ["Notice of assessment", [decision, vat]],
  ["notice of VAT assessment", [vat]],
  ["late VAT return", [vat]],
  ["PAYE penalty", [employer], [vat]],
  ["late PAYE", [employer], [vat]],
  ["late filing penalty", [decision, employer], [vat]],
  ["late P11D(b)", [employer]],
  ["We are checking your VAT return", [vat], [check]],
  ...[
    "Check of your Self Assessment tax return",
    "enquiry into your tax return",
    "my tax return",
    "We have opened an enquiry",
  ].map((typed): [string, string[], string[]] => [typed, [check], [vat, ...fraud]]),
  ["Notice to file", ["notice-to-file"], [vat, debt, ...fraud]],
  ["investigation", [check, vat, employer]],
  ["tax code", [], fraud],
  ["coding notice", [], fraud],
  ["search warrant", ["interview-under-caution"], [vat]],
  ["tax fraud", ["interview-under-caution", "code-of-practice-9"], [check]],
  ["notices", [decision, "information-notice"]],
  ["assessments", [decision, vat]],
  ["decisions", [decision]],
  ["visits", [vat]],
  ["officers", ["interview-under-caution"]],
  ["letters", ["review-conclusion"]],
  ...[
    "reminders",
    "debts",
    "bailiffs",
    "baliff",
    "take control of goods",
    "we may take control of your goods",
    "taking control of goods",
    "CCJ",
    "county court",
    "county court claim",
    "demand for payment",
    "payment demand",
    "final demand",
    "final notice",
    "statutory demand",
    "Statement of liabilities",
    "Warning of enforcement action",
    "enforcement notice",
    "winding up petition",
    "petition",
    "bankruptcy",
    "legal action",
  ].map((typed): [string, string[], string[]] => [typed, [debt], [decision, ...fraud]]),
];

test.each(typedByPeople)("“%s” finds %j", (typed, must, never = []) => {
  const why = `put what is missing among the keywords in words/letters.ts: “${typed}” is a letter with its own time limit`;
  const those = found(typed);
  expect(those, why).toEqual(expect.arrayContaining(must));
  expect(
    those.filter((id) => never.includes(id)),
    "the wrong way for this letter",
  ).toEqual([]);
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
  "notice-to-file": "tax-advisory",
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
  expect(markedParts("A notice of penalty", "notice of penalties")).toEqual([
    "A ",
    "notice",
    " of ",
    "penalty",
    "",
  ]);
  expect(markedParts("Decision", "")).toEqual(["Decision"]);
  expect(markedParts("One of its offers", "of")).toEqual(["One ", "of", " its offers"]);
  expect(markedParts("One of its offers", "of,")).toEqual(["One ", "of", " its offers"]);
});
