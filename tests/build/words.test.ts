import { describe, expect, test } from "vitest";
import { firm } from "~/firm/firm";
import { testimonials } from "~/firm/testimonials";
import { textsOf } from "../../hosting/documents";
import { findUnusedWords, unusedWords } from "../../publish/check-words/banned-words";
import { documents } from "./built";

const pages = [...documents].map(([path, html]) => ({ path, texts: textsOf(html) }));

const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(textsIn);

/** What is not for this site to word: the firm's own details, such as its street, and what clients said. */
const ownTexts = [firm, testimonials]
  .flatMap(textsIn)
  .filter((text) => unusedWords.some(({ word }) => word.test(text)));

const findUnused = (text: string) => findUnusedWords(text, ownTexts);

describe("words that are not used here", () => {
  test.each(pages)("$path has none of them", ({ texts }) => {
    expect([...new Set(texts.flatMap(findUnused))]).toEqual([]);
  });

  test("what is looked for can be found", () => {
    expect(findUnused("Ring us, or send an e-mail.")).toHaveLength(2);
  });
});

describe("what nobody can know: how a case will end", () => {
  const promised =
    /\b(?:guarantee|success rate|no win)|\bwe (?:always|usually|nearly always) (?:win|get|save)|\bmost [^.]*\b(?:won|succeed|cancelled|dropped)\b/i;
  const said = textsIn(testimonials);

  test.each(pages)("$path promises nothing of it", ({ texts }) => {
    const own = texts.filter((text) => !said.some((one) => text.includes(one)));
    expect([...new Set(own.filter((text) => promised.test(text)))]).toEqual([]);
  });

  test("a promise of it can be found", () => {
    expect("Most cases that we take on are won.").toMatch(promised);
    expect("We usually get penalties down.").toMatch(promised);
  });
});
