import { BadValue } from "../firm/bad-values.ts";
import { penLetters } from "../firm/pen-letters.ts";
import type { PenWords } from "./types.ts";

const mostWords = 6;

/**
 * A note in the adviser's hand, for `PenNote`.
 *
 * @param lines its words, as they are to be broken
 * @returns the same lines
 * @throws BadValue if they are more than six words, or the pen has no such letter: both would only be seen
 */
export function pen(...lines: readonly string[]): PenWords {
  const note = lines.join(" ");
  const missing = [...new Set(note)].filter((letter) => !penLetters.includes(letter));
  if (missing.length > 0)
    throw new BadValue(
      `The pen cannot write ${missing.map((letter) => `“${letter}”`).join(", ")} of “${note}”: choose other words, or put the letter into firm/pen-letters.ts and run npm run font:pen`,
    );
  if (note.split(" ").length > mostWords)
    throw new BadValue(`“${note}” has more than ${mostWords} words: shorten what the pen writes`);
  return lines as PenWords;
}
