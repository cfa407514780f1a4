import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";
import { expect, test } from "vitest";
import { documents } from "./built";

/** The school year, as American schools count, in which a child can read the hardest page. */
const hardest = 8;

/** The sentences a visitor reads in a page's main part: a heading, cell or list item ends one too. */
function sentencesIn(html: string): string[][] {
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? "";
  return main
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, " ")
    .replace(/<\/(?:p|li|h\d|d[td]|t[dh]|summary|caption|label|strong|div)>/g, ". ")
    .replace(/<[^>]+>/g, " ")
    .replace(/&[\w#]+;/g, " ")
    .split(/[.!?:]+\s/)
    .map((sentence) => sentence.split(/\s+/).filter((word) => /[a-z\d]/i.test(word)))
    .filter((words) => words.length > 3);
}

/** The Flesch-Kincaid grade: long sentences and long words raise it. */
function grade(sentences: readonly string[][]): number {
  const words = sentences.flat();
  return fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: syllable(words.join(" ")),
  });
}

test.each([...documents])("%s can be read by most people at once", (_, html) => {
  const sentences = sentencesIn(html);
  const longest = sentences.reduce((one, other) => (other.length > one.length ? other : one));
  const advice = `Shorten sentences, the longest first: “${longest.join(" ")}”`;
  expect(grade(sentences), advice).toBeLessThanOrEqual(hardest);
});
