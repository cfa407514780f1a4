import * as penalties from "./tax-facts/penalties";
import type { TaxFact } from "./tax-facts/types";

/** Answers to the four questions, by their places (`penalty-words.ts`). */
export interface PenaltyAnswers {
  what: number;
  who: number;
  when: number;
  where: number;
}

/** The range of a case; `atMost` where the facts carry only the most that its category can bring. */
export interface PenaltyRange {
  fact: TaxFact;
  atMost?: true;
}

/** First where the visitor spoke first, then where HMRC did. */
type BySpeaker = readonly [TaxFact, TaxFact];

const careless: BySpeaker = [penalties.carelessUnprompted, penalties.carelessPrompted];
const deliberate: BySpeaker = [penalties.deliberateUnprompted, penalties.deliberatePrompted];
const concealed: BySpeaker = [penalties.concealedUnprompted, penalties.concealedPrompted];

/** By what went wrong in a return, from careless to concealed. */
const returns: Record<number, readonly BySpeaker[]> = {
  0: [careless, deliberate, concealed],
  3: [
    [penalties.offshoreCategory3CarelessUnprompted, penalties.offshoreCategory3CarelessPrompted],
    [
      penalties.offshoreCategory3DeliberateUnprompted,
      penalties.offshoreCategory3DeliberatePrompted,
    ],
    [penalties.offshoreCategory3ConcealedUnprompted, penalties.offshoreCategory3ConcealedPrompted],
  ],
};

/** The same for tax that HMRC was never told of; the first depends on when, and stands below. */
const failures: Record<number, readonly BySpeaker[]> = {
  0: [
    [penalties.failureToNotifyDeliberateUnprompted, penalties.failureToNotifyDeliberatePrompted],
    [penalties.failureToNotifyConcealedUnprompted, penalties.failureToNotifyConcealedPrompted],
  ],
  1: [
    [penalties.offshoreFailureDeliberateUnprompted, penalties.offshoreFailureDeliberatePrompted],
    [penalties.offshoreFailureConcealedUnprompted, penalties.offshoreFailureConcealedPrompted],
  ],
};

const early: BySpeaker = [penalties.failureToNotifyUnprompted, penalties.failureToNotifyPrompted];
const later: BySpeaker = [
  penalties.failureToNotifyLaterUnprompted,
  penalties.failureToNotifyLaterPrompted,
];

/** The most that a category can bring; the last for whoever does not know theirs. */
const most: Record<number, TaxFact> = {
  1: penalties.offshoreCategory1Maximum,
  2: penalties.offshoreCategory2Maximum,
  3: penalties.offshoreCategory3Maximum,
  4: penalties.offshoreCategory3Maximum,
};

/**
 * @param answers what went wrong, who spoke first, when and where
 * @returns the range that the facts carry for it (FA 2007 Sch 24, FA 2008 Sch 41)
 */
export function penaltyRange({ what, who, when, where }: PenaltyAnswers): PenaltyRange {
  if (what === 0) return { fact: penalties.reasonableCare };
  const inReturn = returns[where]?.[what - 1];
  const neverTold =
    what === 4 && where === 0 ? (when === 0 ? early : later) : failures[where]?.[what - 5];
  const fact = (what < 4 ? inReturn : neverTold)?.[who];
  return fact ? { fact } : { fact: most[where] as TaxFact, atMost: true };
}
