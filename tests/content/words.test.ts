import { describe, expect, test } from "vitest";
import { readArticles } from "../../scripts/articles/read-articles";
import { keptTexts, unusedWords } from "./unused-words";

const root = "../../app/content/";
const modules = import.meta.glob<object>(
  ["../../app/content/**/*.ts", "!../../app/content/**/*.test.ts", "!**/tax-facts/index.ts"],
  { eager: true },
);

const files = [
  ...Object.entries(modules).map(([path, module]) => ({
    file: path.replace(root, ""),
    texts: textsIn({ ...module }),
  })),
  ...readArticles().map(({ file, html, title, description, excerpt }) => ({
    file: `blog/${file}`,
    texts: [title, description, excerpt, ...textsOf(html)],
  })),
];

/** Every text of a module's exports; facts that a page lists are words of their own file. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return /^(?:https?:|\/)/.test(value) ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => (key === "facts" ? [] : textsIn(entry)));
}

/** The texts of an article's elements, as they are read. */
function textsOf(html: string): string[] {
  return html
    .replace(/<\/(?:p|li|h\d|t[dh])>/g, "\n")
    .replace(/<[^>]+>/g, "")
    .split("\n");
}

/** The sentences of a text that hold a word which is not used, each with what to write instead. */
function findUnused(text: string, kept: readonly string[]): string[] {
  const words = kept.reduce((rest, keep) => rest.replaceAll(keep, "…"), text);
  return words.split(/(?<=[.!?])\s+/).flatMap((sentence) =>
    unusedWords.flatMap(({ word, better, reason }) => {
      const found = word.exec(sentence)?.[0];
      return found ? [`“${sentence}”: not “${found}” but “${better}” (${reason})`] : [];
    }),
  );
}

describe("words that are not used here", () => {
  test.each(files)("$file has none of them", ({ file, texts }) => {
    const kept = keptTexts.filter((entry) => !entry.file || entry.file === file);
    const found = texts.flatMap((text) =>
      findUnused(
        text,
        kept.map((entry) => entry.text),
      ),
    );
    expect([...new Set(found)], file).toEqual([]);
  });

  test("nothing is kept that is not there", () => {
    const gone = keptTexts.filter(
      ({ file, text }) =>
        !files.some(
          (entry) =>
            (!file || entry.file === file) && entry.texts.some((words) => words.includes(text)),
        ),
    );
    expect(gone).toEqual([]);
  });
});
