import { expect, test } from "vitest";
import { leadFormPage, pathOf } from "~/site/pages";
import { promisesMade } from "~/words/promise";
import { documents, read } from "../build/built";
import { type Row, rowsOf } from "./tables";

const tables = rowsOf("said.md", [
  ["Says", "Why"],
  ["Never says", "Why"],
  ["On", "Says", "Why"],
  ["Names as its source", "Why"],
  ["Of", "Says", "Why"],
  ["Of", "Never says", "Why"],
  ["Promise", "Says"],
]);

const files = import.meta.glob<object>(["../../words/**/*.ts", "!**/*.test.ts"], { eager: true });

/** How a heading ends whose rows a provider's form makes untrue. */
const ownFormOnly = ", with the site’s own form";
const hasProvider = !documents.get(pathOf("contact"))?.includes(leadFormPage.script);

/** A row for each place where its words stand: “On” names several pages. */
const everyRow = tables.flatMap((row) => {
  const pages = row.cells.On?.split(", ") ?? [row.under.replace(ownFormOnly, "")];
  const isSkipped = hasProvider && row.under.endsWith(ownFormOnly);
  return pages.map((under) => ({ ...row, under, isSkipped }));
});

const { rows = [], lost = [] } = Object.groupBy(everyRow, ({ under }) =>
  isThere(under) ? "rows" : "lost",
);

test.each([...new Set(lost.map(({ under }) => under))])("%s is there", (place) => {
  expect.fail(
    `${place} is gone: take it out of tests/law/said.md, its section and its name in “Several pages”`,
  );
});

/** The rows that have a column: where, what it says there, and why. */
const having = (column: string) =>
  rows.flatMap((row) => {
    const { [column]: words, Of, Promise: promise, Why = "promised" } = row.cells;
    const where = [row.under, Of ?? promise].filter(Boolean).join(": ");
    return words ? [[where, words, Why, row] as const] : [];
  });

for (const column of ["Says", "Names as its source"]) {
  const name = `%s ${column.toLowerCase()}: %s (%s)`;
  test.for(having(column))(name, ([_where, words, _why, row], { skip }) => {
    skip(row.isSkipped, "a provider's form is in place of the site's own");
    const text = textOf(row);
    // What is the closest takes a while to find.
    if (!text.includes(words)) expect.fail(closest(text, words));
  });
}

test.each(having("Never says"))("%s never says: %s (%s)", (_where, words, _why, row) => {
  expect(textOf(row).toLowerCase().includes(words.toLowerCase())).toBe(false);
});

/** @returns for a message: the sentence that has most of the words, and what there is to decide */
function closest(text: string, words: string): string {
  const wordsIn = (sentence: string) => sentence.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? [];
  const own = new Set(wordsIn(words));
  const shared = (sentence: string) =>
    [...new Set(wordsIn(sentence))].filter((word) => own.has(word)).length;
  const [said = ""] = text
    .split(/\n+|(?<=[.?!]) /)
    .toSorted((one, other) => shared(other) - shared(one));
  return `now it says “${said.slice(0, 300)}”: put it back, or read the law again and change tests/law/said.md as well`;
}

/** @throws Error if there are no such words, or no such promise */
function textOf({ under, cells }: Row): string {
  const text = under.startsWith("/")
    ? read(under)
    : under === "Anywhere"
      ? everything
      : wordsOf(under, cells);
  if (!text)
    throw new Error(
      `nothing is there: write its new name into tests/law/said.md, or take the row out: ${JSON.stringify([under, cells])}`,
    );
  return text.replaceAll("\u00a0", " ");
}

const sources = import.meta.glob<string>("../../words/**/*.{ts,md}", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** What all pages say, and what the words of the tools are made of. */
const everything = [...[...documents.keys()].map(read), ...Object.values(sources)].join("\n");

/** @returns whether there is such a page, or such a file of words; what is neither is no place */
function isThere(under: string): boolean {
  if (under.startsWith("/")) return documents.has(under);
  return !under.startsWith("words/") || `../../${under}` in files;
}

function wordsOf(file: string, { Of = "", Promise: promise }: Row["cells"]): string | undefined {
  if (promise) return promisesMade().find(({ id }) => id === promise)?.sentence;
  const words = Of.split(".").reduce<unknown>(partOf, files[`../../${file}`]);
  return flat(words).join("\n");
}

/** @returns a part of words by its name, or of a list by its id */
function partOf(words: unknown, name: string): unknown {
  if (Array.isArray(words)) return words.find(({ id }) => id === name);
  return (words as Record<string, unknown> | undefined)?.[name];
}

/** @returns each text in words, however deep; of one that is filled in, “…” where it is */
function flat(words: unknown): string[] {
  if (typeof words === "string") return [words];
  if (typeof words === "function") return flat(words(...Array(words.length).fill("…")));
  return words && typeof words === "object" ? Object.values(words).flatMap(flat) : [];
}
