import type { PenaltyAnswers } from "~/content/penalty-finder";
import { rangeWords as words } from "~/content/penalty-questions";
import * as penalties from "~/content/tax-facts/penalties";
import { readRange } from "~/lib/read-figures";

/** "10 percentage points", as a figure. */
const slowIncrease = Number.parseInt(penalties.slowCorrectionIncrease.value, 10);

/**
 * @param value a range as a fact gives it: "15% to 30%"
 * @param atMost whether it is only the most that a category can bring
 * @returns the range in words
 */
export function headingOf(value: string, atMost?: true): string {
  if (readRange(value).to === 0) return words.none;
  return atMost ? words.atMost(value) : words.law(value);
}

/**
 * @param answers what went wrong, who spoke first, when and where
 * @param isVat whether the case is about VAT
 * @param value the range as its fact gives it
 * @param atMost whether it is only the most that a category can bring
 * @returns what has to be said beside the range, a sentence or two each
 */
export function remarksOn(
  { what, when, where }: PenaltyAnswers,
  isVat: boolean,
  value: string,
  atMost?: true,
): string[] {
  if (what === 0) return [words.care];
  const { from, to } = readRange(value);
  const isOld = when === 2;
  const isAbroad = where > 0;
  return [
    atMost && (where === 4 ? words.anyCategory : words.unknown),
    isVat && isAbroad && words.vat,
    what === 4 && words.excuse,
    isOld && !atMost && words.slow(Math.min(from + slowIncrease, to)),
    isOld &&
      isAbroad &&
      !isVat &&
      words.oldOffshore(
        penalties.requirementToCorrectPeriodEnd.value,
        penalties.failureToCorrectMinimum.value,
        penalties.failureToCorrectStandard.value,
      ),
    words.where,
  ].filter((remark) => typeof remark === "string");
}
