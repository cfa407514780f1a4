import { describe, expect, test } from "vitest";
import { firm } from "~/config/firm";
import { testimonials } from "~/content/testimonials";
import { decode, readDocuments } from "../../scripts/build/documents";
import { findUnusedWords, unusedWords } from "../../scripts/content/unused-words";

const client = new URL("../../build/client/", import.meta.url);

const pages = readDocuments(client).map(({ file, html }) => ({ file, texts: textsOf(html) }));

/** The texts of a document as they are read, its title, its descriptions and what is read aloud among them. */
function textsOf(html: string): string[] {
  const told = [
    ...html.matchAll(/ (?:description" content|alt|aria-label|placeholder)="([^"]*)"/g),
  ];
  const shown = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "")
    .replace(/<\/(?:p|li|h\d|t[dhr]|d[td]|a|button|summary|label|title|caption|option|div)>/g, "\n")
    .replace(/<[^>]+>/g, "");
  return [...told.map(([, text = ""]) => text), ...shown.split("\n")].map(decode);
}

const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(textsIn);

/** What is not for this site to word: the firm's own details, such as its street, and what clients said. */
const ownTexts = [firm, testimonials]
  .flatMap(textsIn)
  .filter((text) => unusedWords.some(({ word }) => word.test(text)));

const findUnused = (text: string) => findUnusedWords(text, ownTexts);

describe("words that are not used here", () => {
  test.each(pages)("$file has none of them", ({ file, texts }) => {
    expect([...new Set(texts.flatMap(findUnused))], file).toEqual([]);
  });

  test("what is looked for can be found", () => {
    expect(findUnused("Ring us, or put it on the doormat.")).toHaveLength(2);
  });
});
