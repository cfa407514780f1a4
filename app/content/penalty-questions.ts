import * as penalties from "./tax-facts/penalties";

const early = penalties.failureToNotifyEarlyPeriod.value;
const slow = penalties.slowCorrectionPeriod.value;

/** The four questions of the tool "How bad can it be?"; an answer is known by its place in the list. */
export const penaltyQuestions = {
  what: {
    label: "What went wrong?",
    options: [
      "I took care, and a return was still wrong",
      "I was careless with a return",
      "I made a return wrong on purpose",
      "On purpose, and I hid it",
      "HMRC was never told, but not on purpose",
      "HMRC was never told, on purpose",
      "Never told, on purpose, and I hid it",
    ],
  },
  who: {
    label: "Who spoke first?",
    options: ["I told HMRC before it asked", "HMRC asked first"],
  },
  when: {
    label: "How long ago was the tax due?",
    options: [`Less than ${early}`, `${early} to ${slow}`, `More than ${slow}`],
  },
  where: {
    label: "Where did the money arise?",
    options: [
      "In the UK",
      "Abroad, category 1",
      "Abroad, category 2",
      "Abroad, category 3",
      "Abroad, and I do not know the category",
    ],
  },
};

/** What the tool answers. */
export const rangeWords = {
  choose: "Choose",
  waiting: "The range appears on this rule",
  caption: "The penalty, as a share of the extra tax",
  law: (range: string) => `${range} of the extra tax`,
  none: "No penalty",
  notGiven: "Ask us for this range",
  unknown: (most: string) =>
    `The sources that we rely on do not give the range for this case. The gravest case of this category can bring ${most} of the extra tax: yours may be far below that.`,
  anyCategory:
    "The range depends on the category, which says how the country shares information with the UK. Ask us which one yours is.",
  solicitor:
    "If it was on purpose, speak to a solicitor before you tell anyone what happened, us included.",
  care: "There is no penalty for a mistake in a return if you took reasonable care. You may have to show that you did.",
  excuse:
    "There is no penalty if it was not on purpose and you have a reasonable excuse for not telling HMRC.",
  slow: (floor: number) =>
    `Old errors: where correcting took over ${slow}, HMRC says it will usually not go below ${floor}%. That is HMRC’s practice, not law.`,
  oldOffshore: (until: string, low: string, high: string) =>
    `For tax abroad of years up to ${until} there is a rule of its own: usually ${high}, and hardly ever below ${low}.`,
  vat: "The higher ranges for money abroad are for income tax, capital gains tax and inheritance tax. For VAT this range applies.",
  where:
    "Where a penalty lies in its range depends on how fully you tell HMRC, help it and give it access to the records.",
  source: "Source:",
  call: "Call us before you tell HMRC",
};
