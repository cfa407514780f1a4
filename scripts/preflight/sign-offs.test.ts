import { expect, test } from "vitest";
import {
  contentOf,
  findBadSignOffs,
  findGone,
  findUnsigned,
  type Statement,
  statements,
} from "./sign-offs";

const asked: Statement[] = [
  { id: "second-reading", page: "about", words: "A second person reads it.", file: "about.ts" },
  { id: "claim-cases", page: "home", words: "cases: 500+" },
];
const yes = { by: "A. Partner", on: "2026-11-02" };

test("every promise of the list still stands in its file, and is listed once", () => {
  expect(findGone(contentOf)).toEqual([]);
  const ids = statements.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test("of a file that is gone nothing is left to read", () => {
  expect(contentOf("blog/no-such-article.md")).toBe("");
});

test("a promise whose words are gone is named with its file and what to do", () => {
  expect(findGone(() => "Two people read it.", asked)).toEqual([
    "second-reading: app/content/about.ts no longer says “A second person reads it.”: write its new words in app/config/promises.ts, or take it out",
  ]);
});

test("what nobody has signed is listed with its page and words, until somebody has", () => {
  expect(findUnsigned({ "claim-cases": yes }, asked)).toEqual([
    "second-reading (/about): “A second person reads it.”",
  ]);
  expect(findUnsigned({ "second-reading": undefined, "claim-cases": yes }, asked)).toHaveLength(1);
  expect(findUnsigned({ "second-reading": yes, "claim-cases": yes }, asked)).toEqual([]);
});

test.each([
  ["nobody", { "second-reading": { ...yes, by: " " } }, "second-reading.by is empty: write who"],
  ["no day", { "second-reading": { by: "A. Partner" } }, "second-reading.on must be a date"],
  ["a day ahead", { "second-reading": { ...yes, on: "2999-01-01" } }, "write today's date"],
  ["nothing that is asked", { "third-reading": yes }, '"third-reading" is no field here'],
])("a yes of %s is refused", (_name, signedOff, line) => {
  expect(findBadSignOffs({ "claim-cases": yes }, asked)).toEqual([]);
  expect(findBadSignOffs(signedOff, asked).join()).toContain(line);
});
