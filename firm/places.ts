import { firm } from "./firm.ts";

/** @returns the list as people write it: "one, two and three" */
export function series(items: readonly string[]): string {
  return new Intl.ListFormat("en-GB").format(items);
}

/* Names that were common nouns, or are in the plural, have an article within a sentence. */
const withArticle =
  /^(?=United |Isle of |.* (?:Islands|Republic)$|(?:Bahamas|Gambia|Maldives|Netherlands|Philippines|Seychelles)$)/;

/** @returns a country's name as it stands within a sentence: "the UK", "the Isle of Man", "China" */
export function inSentence(country: string): string {
  return country.replace(/^United Kingdom$/, "the UK").replace(withArticle, "the ");
}

/** The countries of the firm's offices as they stand within a sentence, in the order of the offices. */
export const countries = [...new Set(firm.offices.map(({ country }) => inSentence(country)))];
