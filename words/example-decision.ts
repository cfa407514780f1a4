import { exampleLetter } from "./example-letter";
import { appeals } from "./facts/appeals";
import type { TaxFact } from "./facts/tax-fact";
import { pen } from "./pen";
import { say } from "./say";

/** A letter with a decision, as it is drawn: general sentences, of no body, with no reference. */
export interface DecisionLetterWords {
  /** What it shows, for those who hear the page. */
  title: string;
  subject: string;
  /** Before the sentence with the time in it. */
  before: readonly string[];
  marked: { before: string; time: TaxFact; after: string };
  after: string;
}

/** What every one of them has, and what the adviser's pen writes at the date at its top. */
export const decisionLetter = {
  stamp: exampleLetter.stamp,
  to: exampleLetter.to,
  date: `${exampleLetter.dateLabel} ${exampleLetter.sent}`,
  greeting: exampleLetter.greeting,
  end: "Yours faithfully",
  note: pen("this is day 1"),
};

export const appealedDecision: DecisionLetterWords = {
  title: say`An example of a letter with a decision. The date at its top is ringed: it is day 1 of the ${appeals.appealTime} to appeal.`,
  subject: "My decision about your Self Assessment tax return, 2024\u00a0to\u00a02025",
  before: [
    "I have finished my check. I have decided that you owe more tax. How much, and why, is on the next page.",
  ],
  marked: {
    before: "If you do not agree, you can appeal. Write to me within ",
    time: appeals.appealTime,
    after: " of the date of this letter, and say why.",
  },
  after:
    "The notes with this letter say how to appeal, how to ask us to wait for the tax that you dispute, and how to pay the rest.",
};

export const reviewedDecision: DecisionLetterWords = {
  title: say`An example of a letter with the result of a review. The date at its top is ringed: it is day 1 of the ${appeals.afterReviewTime} to go to the tribunal.`,
  subject: "The conclusion of my review",
  before: [
    "I had no part in the decision. I have looked at it again, and at what you sent. I uphold it. My reasons are on the next page.",
  ],
  marked: {
    before: "If you do not agree, you can go to the tribunal. You have ",
    time: appeals.afterReviewTime,
    after: ", and the date of this letter counts.",
  },
  after:
    "The notes with this letter say how to go to the tribunal, and what happens to the tax meanwhile.",
};
