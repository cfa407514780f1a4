import { comparable } from "~/app/islands/comparable";
import { meant } from "~/words/letters";

/** What stands between words, in a letter and in what is copied from it. */
const between = /[\s,.:;?!“”()]+/;

/** Words that a sentence of any letter has: beside others, they tell nothing of it. */
const small = new Set(
  "a about an and are at by for from has have i in into is it me my of on or our the this to us we with you your".split(
    " ",
  ),
);

/** What was typed, word by word, as it is compared: each whole, and in parts, as "self-assessment" and "schedule36" have them. */
function typedWords(typed: string) {
  const all = typed.split(between).flatMap((word) => {
    const found = word.match(/\d+\p{L}*|[^\d\p{Pd}]+/gu) ?? [];
    const parts = found
      .map(comparable)
      .map((part) => meant[part] ?? part)
      .filter(Boolean);
    return parts.length > 0 ? { whole: parts.join(""), parts } : [];
  });
  const telling = all.filter(({ whole }) => !small.has(whole));
  return telling.length > 0 ? telling : all;
}

const plurals: [ending: RegExp, one: string][] = [
  [/ies$/, "y"],
  [/(ss|sh|ch|x)es$/, "$1"],
  [/([^su])s$/, "$1"],
];

/** How a typed word may begin one of a text: as it is or, from four letters on, without the ending of a plural. */
const beginningsOf = (typed: string) =>
  typed.length < 4
    ? [typed]
    : [typed, ...plurals.map(([ending, one]) => typed.replace(ending, one))];

const wordsSoFar = new Map<string, string[]>();

/**
 * The words of a text, as they are compared; those with a hyphen also by their parts, an amount also without its £.
 * Each is taken apart once, not again with every letter that somebody types.
 */
function wordsOf(text: string): string[] {
  const known = wordsSoFar.get(text);
  if (known) return known;
  const words = text
    .split(between)
    .flatMap((word) => [word, ...word.split(/[\p{Dash_Punctuation}£]/u)])
    .map(comparable)
    .filter(Boolean);
  wordsSoFar.set(text, words);
  return words;
}

/**
 * @param texts what is searched
 * @param typed what a visitor typed
 * @returns whether each typed word, or each of its parts, is a word of the texts, or the beginning of one: not
 *   letters inside one
 */
export function findsAll(texts: readonly string[], typed: string): boolean {
  const words = texts.flatMap(wordsOf);
  const begins = (part: string) =>
    beginningsOf(part).some((beginning) => words.some((word) => word.startsWith(beginning)));
  return typedWords(typed).every(({ whole, parts }) => begins(whole) || parts.every(begins));
}

interface Findable {
  says: string;
  meaning: string;
  keywords: readonly string[];
}

/**
 * @param letters the words of all letters
 * @param typed what a visitor typed
 * @returns those that it speaks of: all its words stand in what one means, or in what it says with one keyword. Half
 *   of each of two keywords makes another letter (“VAT return” and “late registration” are no late return), so
 *   several are put together only where no letter has them in one
 */
export function lettersFor<T extends Findable>(letters: readonly T[], typed: string): T[] {
  const exact = letters.filter(({ says, meaning, keywords }) =>
    [[meaning], [says], ...keywords.map((one) => [says, one])].some((texts) =>
      findsAll(texts, typed),
    ),
  );
  if (exact.length > 0) return exact;
  return letters.filter(({ says, keywords }) => findsAll([says, ...keywords], typed));
}

/**
 * @param text a text that is shown
 * @param typed what a visitor typed
 * @returns the text in parts, in turn those that no typed word begins and those that one does; one or two
 *   letters begin too many words, and mark only whole ones
 */
export function markedParts(text: string, typed: string): string[] {
  const parts = typedWords(typed)
    .flatMap(({ whole, parts }) => [whole, ...parts])
    .flatMap(beginningsOf);
  if (parts.length === 0) return [text];
  return text.split(/([\p{L}\p{N}&’'-]+)/u).reduce<string[]>(
    (all, piece, index) => {
      const word = comparable(piece);
      const isHit =
        index % 2 === 1 &&
        parts.some((part) => part === word || (part.length > 2 && word.startsWith(part)));
      const isMarked = all.length % 2 === 0;
      if (isHit === isMarked) all[all.length - 1] += piece;
      else all.push(piece);
      return all;
    },
    [""],
  );
}
