import { firm } from "./firm.ts";
import { headOffice } from "./firm-details.ts";
import { series } from "./series.ts";

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven"] as const;

/** @returns a number from 0 to 7 as a word */
export function inWords(number: number): string {
  return numbers[number] ?? String(number);
}

/** @returns a country's name as it stands within a sentence: "the UK", "China" */
function withArticle(country: string): string {
  if (country === "United Kingdom") return "the UK";
  return /^United |lands$|ppines$/.test(country) ? `the ${country}` : country;
}

const countryNames = () => [...new Set(firm.offices.map(({ country }) => country))];

/** @returns where the firm has offices: "the UK, China and Pakistan" */
export function countries(): string {
  return series(countryNames().map(withArticle));
}

/** @returns the same without the head office's country; empty where there is no other */
export function countriesAbroad(): string {
  return series(
    countryNames()
      .filter((country) => country !== headOffice.country)
      .map(withArticle),
  );
}

/** @returns the same in fewer letters: a country with one office is named by the office's town */
export function places(): string {
  return series(
    countryNames().map((country) => {
      const [only, another] = firm.offices.filter((office) => office.country === country);
      return another || !only ? withArticle(country) : only.name;
    }),
  );
}

/** @returns how often the firm is open: "seven days a week" */
export function daysOpen(): string {
  const days = firm.openingHours.flatMap((line) => (line.closed ? [] : line.days)).length;
  return `${inWords(days)} ${days === 1 ? "day" : "days"} a week`;
}
