import type { Percent } from "~/words/facts/figures";
import { penalties } from "~/words/facts/penalties";
import { property } from "~/words/facts/property";
import { written } from "~/words/facts/written";
import { say } from "~/words/say";

const early = penalties.failureToNotifyEarlyPeriod;
const slow = penalties.slowCorrectionPeriod;

/** The questions of the tool "What could the penalty be?": the ids of the answers, and the words that show them. */
export const penaltyQuestions = {
  where: {
    label: "Where did the money arise?",
    options: {
      uk: "In the UK",
      category1: "Abroad, category 1",
      category2: "Abroad, category 2",
      category3: "Abroad, category 3",
      unknown: "Abroad, category not known",
    },
  },
  what: {
    label: "What went wrong?",
    options: {
      care: "A return was wrong although care was taken",
      careless: "A return was wrong through carelessness",
      deliberate: "A return was wrong on purpose, or suspected and by choice not checked",
      concealed: "A return was wrong on purpose, and it was hidden",
      untold: "Not told, not on purpose: HMRC should have been told",
      untoldDeliberate:
        "Not told, on purpose, or suspected and by choice not checked: HMRC should have been told",
      untoldConcealed: "Not told, on purpose, and it was hidden: HMRC should have been told",
    },
  },
  who: {
    label: "When was HMRC told?",
    options: {
      taxpayer: "Before there was reason to think that it knew, or was about to",
      hmrc: "After that, or after HMRC asked",
    },
  },
  when: {
    label: "How long was the tax unpaid before HMRC knew?",
    options: {
      early: say`Less than ${early}`,
      later: say`${early} to ${slow}`,
      old: say`More than ${slow}`,
    },
  },
};

type Questions = typeof penaltyQuestions;

/** An answer to each question, by its id. */
export type PenaltyAnswers = { [Q in keyof Questions]: keyof Questions[Q]["options"] };

/** What the tool answers. */
export const rangeWords = {
  choose: "Choose",
  next: "Still to answer:",
  waiting: "The range appears on this rule",
  caption: "The penalty, as a share of the extra tax",
  law: (range: Percent) => `${written(range)} of the extra tax`,
  none: "No penalty",
  noneOrdinary: "No ordinary penalty",
  notGiven: "It depends on the category",
  anyCategory: say`The category says how the country shares information with the UK. The gravest case of the last category can bring ${penalties.offshoreCategory3Maximum} of the extra tax, and extra penalties can come on top; yours may be far below that. Ask us which category yours is.`,
  solicitor:
    "If it was on purpose, or you suspected it and chose not to check, speak to a solicitor before you tell anyone what happened, us included.",
  care: say`There is no penalty for a mistake in a return if you took reasonable care. You may have to show that you did. A mistake that you found later and did not report to HMRC is ${penalties.laterFound}.`,
  excuse:
    "There is no penalty if it was not on purpose, you had a reasonable excuse for not telling HMRC, and you told it without unreasonable delay once that had ended.",
  untold: say`That is where HMRC had not asked you for a return by ${property.registrationDeadline} after the tax year. If it had, and the return was never sent, other penalties apply: ask us.`,
  untoldVat: "That is where the business should have registered for VAT, and did not.",
  slow: say`If correcting took over ${slow}, HMRC says it will usually not go below ${penalties.slowCorrectionIncrease} above the bottom of the range. That is HMRC’s practice, not law.`,
  oldOffshore: say`For tax abroad of years up to ${penalties.requirementToCorrectPeriodEnd} there is a rule of its own, which asks not whether you took care, but whether you had a reasonable excuse for not putting it right by ${penalties.requirementToCorrectDeadline}. Without one it is usually ${penalties.failureToCorrectStandard}, and hardly ever below ${penalties.failureToCorrectMinimum}.`,
  earlierOffshore: say`Years before ${penalties.offshoreRangesFrom} have lower minimums. Moving or holding the money or property can bring extra penalties.`,
  company:
    "The ranges for money abroad are for income tax, capital gains tax and inheritance tax. For a company’s corporation tax, choose “In the UK”.",
  transfer:
    "If the money was received abroad, or moved abroad before the return was due, the ranges for money abroad can apply to income tax and capital gains tax.",
  vat: "The higher ranges for money abroad are for income tax, capital gains tax and inheritance tax. For VAT this range applies.",
  where:
    "Where a penalty lies in its range depends on how fully you tell HMRC, help it and give it access to the records.",
  source: "Source:",
  asAt: "as at",
  call: "Call us before you tell HMRC",
  findSolicitor: "Find a solicitor first",
};
