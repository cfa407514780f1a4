import { expect, test } from "vitest";
import { appeals } from "~/words/facts/appeals";
import type { TaxFact } from "~/words/facts/tax-fact";
import { findBannedWordsIn } from "./banned-words";
import { findPlainQuotes, findTypedFigures } from "./figures";
import { findFactsOfAnotherTax } from "./other-tax";
import { findUnknownDetails, findUnknownPages } from "./page-links";
import { findUnsignedTimes } from "./promises";
import { findUnquotedFacts } from "./unquoted-facts";

const source = (text: string, file = "pages/some.ts") => ({ file, text: `const a = 1;\n${text}` });

test("a word that is not used here is found in what is read, with its line", () => {
  expect(findBannedWordsIn(source('const tool = "Ring us.";'))).toMatchObject([{ line: 2 }]);
  expect(findBannedWordsIn(source("Ring us.", "blog/a.md"))).toMatchObject([{ line: 2 }]);
  expect(findBannedWordsIn(source("![A letter](letter.jpg)", "blog/a.md"))).toEqual([]);
});

test.each([
  ["an amount", "You pay £5,000 then."],
  ["a rate", "The penalty is 15% of it."],
  ["a time in words", "Answer within thirty days."],
  ["a date", "It is due on 31 January 2027."],
  ["a tax year", "The rate for 2026/27 is higher."],
])("%s that is typed in is found with its line", (_, text) => {
  expect(findTypedFigures(source(`// 5%\n"${text}"`))).toMatchObject([
    { file: "words/pages/some.ts", line: 3 },
  ]);
});

test("a link in words to a page that there is not is named with its line", () => {
  expect(findUnknownPages(source('"Our [CoP9 page](cop9)."'))).toEqual([]);
  expect(findUnknownPages(source('"Our [CoP9 page](cop-9)."'))).toMatchObject([
    { line: 2, problem: expect.stringContaining('"cop-9" is no id') },
  ]);
});

test("a name in braces that nothing fills in is named with its line", () => {
  expect(findUnknownDetails(source('"Call {phone}."'))).toEqual([]);
  expect(findUnknownDetails(source('"Call {phnoe}."'))).toMatchObject([
    { line: 2, problem: expect.stringContaining("{phnoe} would be printed so") },
  ]);
});

test("a time by which the firm answers is named with its remedy, unless the owner signs it", () => {
  const said = "You have our answer in writing on the same day.";
  expect(findUnsignedTimes(source(`"${said}"`))).toMatchObject([
    { line: 2, problem: expect.stringContaining("write promise(") },
  ]);
  expect(findUnsignedTimes(source(`\`Call. \${promise("soon", "${said}")}\``))).toEqual([]);
});

test("a link to a part of a page that there is not is named too", () => {
  expect(findUnknownPages(source('"Our [CoP9 page](cop-9#clock)."'))).toHaveLength(1);
});

test("a fact that is quoted in plain quotes is named with its remedy, one in backquotes is right", () => {
  const quoted = "$" + "{vat.registrationThreshold}";
  expect(findPlainQuotes(source(`intro: "Past ${quoted} register.",`))).toMatchObject([
    { line: 2, problem: expect.stringContaining("write say and backquotes") },
  ]);
  expect(findPlainQuotes(source(`intro: say\`Past ${quoted} “register”.\`,`))).toEqual([]);
});

test("a figure of VAT in words about income tax, and the other way round, is named with its remedy", () => {
  const sentence = "within 30 days";
  const find = (fact: TaxFact, ...around: string[]) => {
    const quoted = { fact, sentence, passages: [sentence, ...around], file: "pages/some.ts" };
    return findFactsOfAnotherTax([quoted], []).map(({ problem }) => problem);
  };
  expect(find(appeals.vatAppealTime, "A decision about income tax: within 30 days")).toEqual([
    expect.stringContaining(
      "appeals.vatAppealTime, which is about VAT, in words about direct tax (“A decision about income tax: within 30 days”)",
    ),
  ]);
  expect(find(appeals.appealTime, "A VAT assessment: within 30 days")).toHaveLength(1);
  expect(find(appeals.vatAppealTime, "A VAT assessment: within 30 days")).toEqual([]);
  // The nearest words decide.
  expect(find(appeals.appealTime, "A VAT assessment", "VAT and income tax")).toHaveLength(1);
  expect(find(appeals.vatAppealTime, "A VAT assessment", "Income tax")).toEqual([]);
});

test("a fact that nothing quotes is named", () => {
  const [line] = findUnquotedFacts({ appeals: { appealTime: appeals.appealTime } }, []);
  expect(line).toContain("appeals.appealTime is quoted nowhere");
});
