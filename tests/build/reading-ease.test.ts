import { expect, test } from "vitest";
import { readDocuments } from "../../scripts/build/documents";

/** The school year, as American schools count, in which a child can read the hardest page. */
const hardest = 8;

const documents = readDocuments(new URL("../../build/client/", import.meta.url));

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

/** About as many syllables as a reader hears: groups of vowels, but no silent e at the end. */
function syllables(word: string): number {
  if (/\d/.test(word)) return 1;
  const letters = word.toLowerCase().replace(/[^a-z]/g, "");
  const spoken = letters.replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, "");
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 1);
}

/** The Flesch-Kincaid grade: long sentences and long words raise it. */
function grade(sentences: readonly string[][]): number {
  const words = sentences.flat();
  const heard = words.reduce((sum, word) => sum + syllables(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (heard / words.length) - 15.59;
}

test.each(documents)("$file can be read by most people at once", ({ html }) => {
  const sentences = sentencesIn(html);
  if (sentences.length === 0) return;
  const longest = sentences.reduce((one, other) => (other.length > one.length ? other : one));
  const advice = `Shorten sentences, the longest first: “${longest.join(" ")}”`;
  expect(grade(sentences), advice).toBeLessThanOrEqual(hardest);
});

test("the measure tells plain words from heavy ones", () => {
  const plain = sentencesIn("<main>Call us now. We read the letter with you.</main>");
  const heavy = sentencesIn(
    "<main>Notwithstanding the aforementioned considerations, individual taxpayers experiencing administrative difficulties should immediately communicate.</main>",
  );
  expect(grade(plain)).toBeLessThan(2);
  expect(grade(heavy)).toBeGreaterThan(hardest);
});
