import { expect, test } from "vitest";
import { articlePath, pathOf } from "~/site/pages";
import { appeals } from "~/words/facts/appeals";
import type { TaxFact } from "~/words/facts/tax-fact";
import { findUnusedWordsIn } from "./banned-words";
import { findPlainQuotes, findTypedFigures } from "./figures";
import { findDeadLinks } from "./links";
import { findBadMetadata } from "./metadata";
import { findFactsOfAnotherTax } from "./other-tax";
import { findUnquotedFacts } from "./unquoted-facts";

const source = (text: string, file = "pages/some.ts") => ({ file, text: `const a = 1;\n${text}` });

test.each([
  ["a page", `"${pathOf("contact")}"`, 0],
  ["an article", `"${articlePath("rent")}"`, 0],
  ["a file", '"/favicon.svg"', 0],
  ["an anchor of a page", `"${pathOf("faqs")}#money"`, 0],
  ["a misspelt page", '"/contcat"', 1],
  ["an article that is none", "[guide](/blog/lottery)", 1],
])("a link to %s", (_, text, dead) => {
  const findings = findDeadLinks(source(text), ["rent"]);
  expect(findings).toHaveLength(dead);
  for (const { file, line } of findings) expect([file, line]).toEqual(["words/pages/some.ts", 2]);
});

test("a word that is not used here is found in what is read, with its line", () => {
  expect(findUnusedWordsIn(source('const tool = "Ring us.";'))).toMatchObject([{ line: 2 }]);
  expect(findUnusedWordsIn(source("Ring us.", "blog/a.md"))).toMatchObject([{ line: 2 }]);
  expect(findUnusedWordsIn(source("![A letter](letter.jpg)", "blog/a.md"))).toEqual([]);
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

test("a fact that is quoted in plain quotes is named with its remedy, one in backquotes is right", () => {
  const quoted = "$" + "{vat.registrationThreshold}";
  expect(findPlainQuotes(source(`intro: "Past ${quoted} register.",`))).toMatchObject([
    { line: 2, problem: expect.stringContaining("write say and backquotes") },
  ]);
  expect(findPlainQuotes(source(`intro: say\`Past ${quoted} “register”.\`,`))).toEqual([]);
});

test("a title or a description that another page has is named, with the page", () => {
  const words = (file: string, title: string, description: string) => ({
    file,
    meta: { title, description },
    problem: undefined,
  });
  const found = findBadMetadata(
    [words("a.ts", "A", "About a"), words("b.ts", "A", "About b"), words("c.ts", "C", "About a")],
    [],
  );
  expect(found.map(({ file, problem }) => `${file} ${problem}`)).toEqual([
    'words/b.ts has the same title as a.ts: "A"',
    'words/c.ts has the same description as a.ts: "About a"',
  ]);
});

test("a figure of VAT in words about income tax, and the other way round, is named with its remedy", () => {
  const sentence = "within 30 days";
  const find = (fact: TaxFact, ...around: string[]) => {
    const quoted = { fact, sentence, passages: [sentence, ...around], file: "pages/some.ts" };
    return findFactsOfAnotherTax([quoted], []).map(({ problem }) => problem);
  };
  expect(find(appeals.vatAppealTime, "A decision about income tax: within 30 days")).toEqual([
    expect.stringContaining("appeals.vatAppealTime, which is about VAT, in words about direct tax"),
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
