import { type PenaltyAnswers, penaltyRange } from "~/content/penalty-finder";
import { rangeWords as words } from "~/content/penalty-questions";
import * as penalties from "~/content/tax-facts/penalties";
import { type FigureRange, readRange } from "~/lib/read-figures";

/** "10 percentage points", as a figure. */
const slowIncrease = Number.parseInt(penalties.slowCorrectionIncrease.value, 10);

/**
 * @param answers what went wrong, who spoke first, when and where
 * @param isVat whether the case is about VAT, which has no ranges of its own for money abroad
 * @returns the range for its rule, and the words that belong to it
 */
export function inWords(answers: PenaltyAnswers, isVat: boolean) {
  const { fact, atMost = false } = penaltyRange(isVat ? { ...answers, where: 0 } : answers);
  const range = readRange(fact.value);
  const remarks = [...remarksOnRange(answers, range, atMost), ...remarksOnPlace(answers, isVat)];
  return {
    heading: headingOf(fact.value, range, atMost),
    range: atMost ? `up to ${fact.value}` : fact.value,
    remarks: answers.what === 0 ? [words.care] : [...remarks, words.where],
    source: `${words.source} ${fact.source}. ${fact.meaning}${fact.asAt ? ` (as at ${fact.asAt})` : ""}.`,
  };
}

function headingOf(value: string, range: FigureRange, atMost: boolean): string {
  if (range.to === 0) return words.none;
  return atMost ? words.atMost(value) : words.law(value);
}

function remarksOnRange(answers: PenaltyAnswers, range: FigureRange, atMost: boolean): string[] {
  if (atMost) return [answers.where === 4 ? words.anyCategory : words.unknown];
  const floor = Math.min(range.from + slowIncrease, range.to);
  return [
    ...(answers.what === 4 ? [words.excuse] : []),
    ...(answers.when === 2 ? [words.slow(floor)] : []),
  ];
}

function remarksOnPlace({ when, where }: PenaltyAnswers, isVat: boolean): string[] {
  if (where === 0) return [];
  if (isVat) return [words.vat];
  if (when !== 2) return [];
  const { requirementToCorrectPeriodEnd, failureToCorrectMinimum, failureToCorrectStandard } =
    penalties;
  return [
    words.oldOffshore(
      requirementToCorrectPeriodEnd.value,
      failureToCorrectMinimum.value,
      failureToCorrectStandard.value,
    ),
  ];
}
