import { pounds as inPounds } from "../facts/figures.ts";
import type { TaxFact } from "../facts/tax-fact.ts";
import { written } from "../facts/written.ts";

/**
 * @param fact a percentage, an amount of money or a number
 * @returns the number to reckon with, in pounds or as a share: 20% is 0.2, 45p is 0.45, 10 percentage points are 0.1
 * @throws Error if the fact is no such amount
 */
export function amountOf({ id, value }: TaxFact): number {
  if (value.unit === "percent" && value.from === value.to) return value.to / 100;
  if (value.unit === "percentage point") return value.count / 100;
  if (value.unit === "penny") return value.amount / 100;
  if (value.unit === "pound" || value.unit === "number") return value.amount;
  throw new Error(`${id} is no amount to reckon with`);
}

/**
 * @param fact a percentage, or the range from one to another
 * @returns its ends as shares: 10% to 30% is 0.1 and 0.3
 * @throws Error if the fact is no percentage
 */
export function rangeOf({ id, value }: TaxFact): [number, number] {
  if (value.unit !== "percent") throw new Error(`${id} is no percentage`);
  return [value.from / 100, value.to / 100];
}

/** @returns pounds that were worked out, to the penny, as they are printed: "£1,250" or "£40.50" */
export function pounds(amount: number): string {
  return written(inPounds(Math.round(amount * 100) / 100));
}
