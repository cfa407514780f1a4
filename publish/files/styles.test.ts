import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { findBadStyles } from "./styles";

const inSheet = (css: string) => {
  const folder = mkdtempSync(join(tmpdir(), "styles-"));
  writeFileSync(join(folder, "pen.woff2"), "");
  writeFileSync(join(folder, "tokens.css"), `:root {\n${css}\n}\n`);
  return findBadStyles(pathToFileURL(`${folder}/`));
};

test.each([
  "--green: #0f4a38;\n--feint: #fffc;\n--cta-edge: var(--marker);",
  "--bleed: max(\n  1rem,\n  2rem\n);\n--color-*: initial;",
  'src: url("./pen.woff2") format("woff2"), url(data:a), url(/favicon.svg);',
  'src: url("@fontsource-variable/besley/files/besley-latin-wght-normal.woff2");',
])("%j is right", (css) => {
  expect(inSheet(css)).toEqual([]);
});

test.each([
  ["--green: #12345g;", "2: --green must be a colour such as #0f4a38, of six"],
  ["--a: #fff;\n--green: #12345;", "3: --green must be a colour"],
  ["--page: 80rem\n  --green: #123456;", "2: a ; is missing after --page: 80rem"],
  ["--green: #123456\n  color: red;", "2: a ; is missing after --green: #123456"],
  ["color: red\n  --green: #123456;", "2: Missed semicolon"],
  ["a {\ncolor: red;", "1: Unclosed block"],
  ['src: url("./pne.woff2");', "2: there is no file ./pne.woff2"],
  ["a: b;\nsrc: url(@fontsource-variable/besley/b.woff2);", "3: there is no file @fontsource"],
])("%j is told with its line: %s", (css, message) => {
  expect(inSheet(css)).toEqual([expect.stringMatching(RegExp(`tokens\\.css:${message}`))]);
});
