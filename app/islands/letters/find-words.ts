import { comparable } from "~/app/islands/comparable";

/** What stands between words, in a letter and in what is copied from it. */
const between = /[\s,.:;?!“”()]+/;

/** What was typed, word by word, as it is compared: each whole, and in parts, as "self-assessment" and "schedule36" have them. */
const typedWords = (typed: string) =>
  typed.split(between).flatMap((word) => {
    const found = word.match(/\d+\p{L}*|[^\d\p{Pd}]+/gu) ?? [];
    const parts = found.map(comparable).filter(Boolean);
    return parts.length > 0 ? { whole: parts.join(""), parts } : [];
  });

/** The words of a text, as they are compared; those with a hyphen also by their parts. */
function wordsOf(text: string): string[] {
  return text
    .split(between)
    .flatMap((word) => [word, ...word.split(/\p{Dash_Punctuation}/u)])
    .map(comparable)
    .filter(Boolean);
}

/**
 * @param texts what is searched
 * @param typed what a visitor typed
 * @returns whether each typed word, or each of its parts, is a word of the texts, or the beginning of one: not
 *   letters inside one
 */
export function findsAll(texts: readonly string[], typed: string): boolean {
  const words = texts.flatMap(wordsOf);
  const begins = (part: string) => words.some((word) => word.startsWith(part));
  return typedWords(typed).every(({ whole, parts }) => begins(whole) || parts.every(begins));
}

/**
 * @param text a text that is shown
 * @param typed what a visitor typed
 * @returns the text in parts, in turn those that no typed word begins and those that one does; one or two
 *   letters begin too many words, and mark only whole ones
 */
export function markedParts(text: string, typed: string): string[] {
  const parts = typedWords(typed).flatMap(({ whole, parts }) => [whole, ...parts]);
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
