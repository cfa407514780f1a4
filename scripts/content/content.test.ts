import { expect, test } from "vitest";
import { articlePath, pathOf } from "~/config/pages";
import { findDeadLinks } from "./links";
import { findBadMetadata } from "./metadata";
import { readSources } from "./sources";
import { findUnusedWordsIn } from "./unused-words";

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
  for (const { file, line } of findings)
    expect([file, line]).toEqual(["app/content/pages/some.ts", 2]);
});

test("a word that is not used here is found in what is read, with its line", () => {
  expect(findUnusedWordsIn(source('const tool = "Ring us.";'))).toMatchObject([{ line: 2 }]);
  expect(findUnusedWordsIn(source("Ring us.", "blog/a.md"))).toMatchObject([{ line: 2 }]);
  expect(findUnusedWordsIn(source("![A letter](letter.jpg)", "blog/a.md"))).toEqual([]);
});

test("the pages' titles and descriptions are right", async () => {
  expect(await findBadMetadata(readSources())).toEqual([]);
});
