import { basename } from "node:path";
import { pageMeta } from "~/app/seo/page-meta";
import { type PageId, pages, pathOf } from "~/site/pages";
import { promisesMade } from "~/words/promise";
import { isFact, type Quotation, quotationsIn } from "~/words/say";
import type { PageMeta } from "~/words/types";

/* Loaded through Vite, as the pages are (`load-page-words.ts`). */

type Words = Record<string, { meta?: PageMeta }>;

/** A quotation where it stands. */
export interface Quoted extends Quotation {
  id: string;
  /** The words that it stands in, from its own sentence outwards to the page's. */
  passages: string[];
  file: string;
  where: string;
}

const modules = Object.entries(
  import.meta.glob<Words>(["../../words/**/*.ts", "!**/*.test.ts", "!**/facts/**"], {
    eager: true,
  }),
).map(([path, words]) => ({ file: path.replace("../../words/", ""), words }));

/** The files that are the words of a page, and what is wrong with what search engines are told of it. */
export const pageWords = modules.flatMap(({ file, words }) => {
  const meta = Object.values(words).find((part) => part?.meta)?.meta;
  const page = pageOf(file);
  return meta ? [{ file, page, problem: problemOf(page, meta) }] : [];
});

/** Each quotation of a fact, the words around it, and where it stands: the page's path, or a file that pages share. */
export const quotations = modules.flatMap(({ file, words }) =>
  Object.values(words).flatMap((part) => quotedIn(part, [part], { file, where: whereIs(file) })),
);

function quotedIn(
  words: unknown,
  around: unknown[],
  place: { file: string; where: string },
): Quoted[] {
  if (typeof words !== "object" || words === null || isFact(words)) {
    const passages = [words, ...around.toReversed()].map((part) => plainWords(part).join(" "));
    return quotationsIn(words).map((one) => ({ ...one, ...place, id: one.fact.id, passages }));
  }
  return Object.values(words).flatMap((part) => quotedIn(part, [...around, words], place));
}

/** @returns the words themselves: not those in which a fact says what it is */
function plainWords(words: unknown): string[] {
  if (typeof words === "string") return [words];
  if (typeof words !== "object" || words === null) return [];
  return isFact(words) ? [] : Object.values(words).flatMap(plainWords);
}

/** Each promise, and where it stands. */
export const promises = promisesMade().map(({ id, sentence }) => {
  const file = modules.find(({ words }) => says(words, sentence))?.file;
  return { id, sentence, where: file ? whereIs(file) : "words" };
});

/** The files whose words quote a fact in backquotes without `say`: it would be printed as an object. */
export const unsaid = modules
  .filter(({ words }) => says(words, "[object Object]"))
  .map(({ file }) => file);

/** What two questions of a page are both called. */
export const sameIds = modules.flatMap(({ file, words }) => {
  const asked = Map.groupBy(questionsIn(words), ({ id }) => id);
  return [...asked].flatMap(([id, all]) =>
    new Set(all.map(({ question }) => question)).size > 1 ? [{ file, id }] : [],
  );
});

function questionsIn(words: unknown): { id: string; question: string }[] {
  if (typeof words !== "object" || words === null) return [];
  const { id, question } = words as Record<string, unknown>;
  if (typeof id === "string" && typeof question === "string") return [{ id, question }];
  return Object.values(words).flatMap(questionsIn);
}

function whereIs(file: string): string {
  const page = pageWords.find((one) => one.file === file)?.page;
  return page ? pathOf(page) : `words/${file}`;
}

function says(words: unknown, sentence: string): boolean {
  return plainWords(words).some((text) => text.includes(sentence));
}

function pageOf(file: string): PageId | null {
  const name = basename(file, ".ts").replace("services-list", "services");
  return pages.find(({ id }) => id === name)?.id ?? null;
}

function problemOf(page: PageId | null, meta: PageMeta): string | undefined {
  try {
    pageMeta(page, meta);
  } catch (error) {
    return (error as Error).message;
  }
}
