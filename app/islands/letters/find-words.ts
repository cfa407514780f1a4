import { fold } from "~/app/islands/fold";

/** The words of a text, as they are compared; those with a hyphen also by their parts. */
function wordsOf(text: string): string[] {
  return text
    .split(/[\s,.:;“”()]+/)
    .flatMap((word) => [word, ...word.split(/\p{Dash_Punctuation}/u)])
    .map(fold)
    .filter(Boolean);
}

/**
 * @param texts what is searched
 * @param typed what a visitor typed
 * @returns whether each typed word is a word of the texts, or the beginning of one: not letters inside one
 */
export function findsAll(texts: readonly string[], typed: string): boolean {
  const words = texts.flatMap(wordsOf);
  return typed
    .split(/\s+/)
    .map(fold)
    .filter(Boolean)
    .every((part) => words.some((word) => word.startsWith(part)));
}

/**
 * @param text a text that is shown
 * @param typed what a visitor typed
 * @returns the text in parts, in turn those that no typed word begins and those that one does; one or two
 *   letters begin too many words, and mark only whole ones
 */
export function markedParts(text: string, typed: string): string[] {
  const parts = typed.split(/\s+/).map(fold).filter(Boolean);
  if (parts.length === 0) return [text];
  return text.split(/([\p{L}\p{N}&’'-]+)/u).reduce<string[]>(
    (all, piece, index) => {
      const word = fold(piece);
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
