import { type PenaltyAnswers, penaltyRange } from "~/content/penalty-finder";
import { rangeWords as words } from "~/content/penalty-questions";
import * as penalties from "~/content/tax-facts/penalties";
import { readRange } from "~/lib/read-figures";

/** What went wrong on purpose, by its place in the list. */
const onPurpose = [2, 3, 5, 6];

/** "10 percentage points", as a figure. */
const slowIncrease = Number.parseInt(penalties.slowCorrectionIncrease.value, 10);

/**
 * @param answers what went wrong, who spoke first, when and where
 * @param isVat whether the case is about VAT, which has no ranges of its own for money abroad
 * @returns the range for its rule, and the words that belong to it
 */
export function inWords(answers: PenaltyAnswers, isVat: boolean) {
  const { fact, atMost = false } = penaltyRange(isVat ? { ...answers, where: 0 } : answers);
  const remarks = [
    ...(onPurpose.includes(answers.what) ? [words.solicitor] : []),
    ...(answers.what === 0 ? [words.care] : remarksOnRange(answers, fact.value, atMost)),
    ...remarksOnPlace(answers, isVat),
  ];
  return {
    heading: headingOf(fact.value, atMost),
    range: atMost ? undefined : fact.value,
    remarks: answers.what === 0 ? remarks : [...remarks, words.where],
    source: `${words.source} ${fact.source}. ${fact.meaning}${fact.asAt ? ` (as at ${fact.asAt})` : ""}.`,
  };
}

function headingOf(value: string, atMost: boolean): string {
  if (atMost) return words.notGiven;
  return readRange(value).to === 0 ? words.none : words.law(value);
}

function remarksOnRange(answers: PenaltyAnswers, value: string, atMost: boolean): string[] {
  if (atMost) return [answers.where === 4 ? words.anyCategory : words.unknown(value)];
  const range = readRange(value);
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
