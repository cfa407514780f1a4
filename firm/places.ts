import { firm } from "./firm.ts";

/** @returns the list as people write it: "one, two and three" */
export function series(items: readonly string[]): string {
  return new Intl.ListFormat("en-GB").format(items);
}

/** @returns a country's name as it stands within a sentence: "the UK", "the Isle of Man", "China" */
export function inSentence(country: string): string {
  return country.replace(/^United Kingdom$/, "the UK").replace(/^(?=United |Isle of )/, "the ");
}

/** The countries of the firm's offices as they stand within a sentence, in the order of the offices. */
export const countries = [...new Set(firm.offices.map(({ country }) => inSentence(country)))];
