import { BadValue } from "../firm/bad-values.ts";
import type { TaxFact } from "./facts/tax-fact.ts";
import { written } from "./facts/written.ts";

/** The facts that each sentence quotes, in its order. */
const quotes = new Map<string, readonly TaxFact[]>();

/**
 * A sentence that quotes facts where they stand: say`within ${appeals.appealTime} of the letter`.
 *
 * @param words the sentence around them
 * @param parts facts, other sentences, or plain words
 * @returns the sentence as it is printed
 * @throws BadValue if the same words have quoted facts of another topic before: whose figures they are could not
 *   be told. Of the same topic, a page that says them lists both.
 */
export function say(
  words: TemplateStringsArray,
  ...parts: readonly (TaxFact | string | number)[]
): string {
  const sentence = String.raw(
    { raw: words },
    ...parts.map((part) => (typeof part === "object" ? written(part.value) : part)),
  );
  const facts = parts.flatMap((part) => {
    if (typeof part === "object") return [part];
    return typeof part === "string" ? (quotes.get(part) ?? []) : [];
  });
  const all = [...new Set([...(quotes.get(sentence) ?? []), ...facts])];
  const topics = new Set(all.map(topicOf));
  if (all.length > facts.length && topics.size > new Set(facts.map(topicOf)).size) {
    const ids = all.map(({ id }) => id).join(" and ");
    throw new BadValue(`“${sentence}” quotes ${ids}: write one of the sentences in other words`);
  }
  quotes.set(sentence, all);
  return sentence;
}

const topicOf = ({ id }: TaxFact) => id.split(".")[0];

/** A fact, and the sentence that quotes it, or the fact alone where it stands in a cell. */
export interface Quotation {
  fact: TaxFact;
  sentence: string;
}

/**
 * @param words a page's words, however deep, with the facts that stand between them
 * @returns the facts that they quote, each once, in the order of the words
 */
export function factsIn(words: unknown): TaxFact[] {
  return [...new Set(quotationsIn(words).map(({ fact }) => fact))];
}

/**
 * @param words a page's words, however deep, with the facts that stand between them
 * @returns every quotation in them, in the order of the words
 */
export function quotationsIn(words: unknown): Quotation[] {
  if (typeof words === "string") {
    return (quotes.get(words) ?? []).map((fact) => ({ fact, sentence: words }));
  }
  if (typeof words !== "object" || words === null) return [];
  if (isFact(words)) return [{ fact: words, sentence: written(words.value) }];
  return Object.values(words).flatMap(quotationsIn);
}

/** @returns whether something that stands among words is a fact */
export function isFact(words: object): words is TaxFact {
  return "value" in words && "source" in words && "id" in words;
}

/** Words, a fact, or several of them, as a table's cell holds them. */
export type Cell = string | TaxFact | readonly TaxFact[];

/** @returns words or facts as they are printed */
export function print(words: Cell): string {
  if (typeof words === "string") return words;
  return [words]
    .flat()
    .map(({ value }) => written(value))
    .join(", ");
}
