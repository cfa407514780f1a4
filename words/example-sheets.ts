import { exampleLetter } from "./example-letter";
import { appeals } from "./facts/appeals";
import type { TaxFact } from "./facts/tax-fact";
import { pen } from "./pen";
import { say } from "./say";

/** A letter as it is typeset on a folder: general sentences, of no body, with no reference. */
export interface SheetWords {
  /** What it shows, for those who hear the page. */
  title: string;
  /** Not where another day would seem to be counted from it. */
  date?: string;
  subject: string;
  text: readonly string[];
  /** The sentence that counts, and what the pen does to its words. */
  marked: { before: string; words: string | TaxFact; by: "ring" | "underline"; after: string };
  /** Its end, where there is room for it. */
  end?: readonly string[];
  /** The two ways to answer, each with a box to tick. */
  boxes?: readonly [string, string];
}

const { sent, answerBy, marked } = exampleLetter;
const closing = "Yours faithfully";

export const checkSheet: SheetWords = {
  title: "An example of a letter that checks a tax return. The date to reply by is ringed.",
  date: sent,
  subject: "Check of your tax\u00a0return",
  text: ["I need some information and documents to help me with my check."],
  marked: { before: marked.before, words: answerBy, by: "ring", after: "." },
};

export const decisionSheet: SheetWords = {
  title: say`An example of a letter with a decision. Its ${appeals.appealTime} to appeal are underlined.`,
  date: sent,
  subject: "My decision about your tax\u00a0return",
  text: ["I have finished my check. You owe more tax. My reasons are on the next page."],
  marked: {
    before: "If you do not agree, you can appeal. Write to me within ",
    words: appeals.appealTime,
    by: "underline",
    after: " of the date of this letter.",
  },
};

const reply: SheetWords["marked"] = { ...checkSheet.marked, before: "Please reply by " };

export const vatCheckSheet: SheetWords = {
  ...checkSheet,
  title: "An example of a letter that checks VAT returns. The date to reply by is ringed.",
  subject: "Check of your VAT\u00a0returns",
  text: ["I would like to visit you, to look at your VAT records."],
  marked: reply,
};

export const vatDecisionSheet: SheetWords = {
  ...decisionSheet,
  title: say`An example of a letter with a decision about VAT. Its ${appeals.vatAppealTime} to accept a review or appeal are underlined.`,
  subject: "My decision about your VAT\u00a0returns",
  text: ["I have finished my check. You owe more VAT. My reasons are on the next page."],
  marked: {
    ...decisionSheet.marked,
    before: "If you do not agree, you can accept a review or appeal to the tribunal within ",
    words: appeals.vatAppealTime,
  },
  end: ["The notes with this letter say how to do either.", closing],
};

export const payeCheckSheet: SheetWords = {
  ...vatCheckSheet,
  title: "An example of a letter that checks a payroll. The date to reply by is ringed.",
  subject: "Check of your employer\u00a0records",
  text: ["I would like to visit you, to look at your payroll records."],
};

export const payeDecisionSheet: SheetWords = {
  ...decisionSheet,
  title: say`An example of a letter with a decision about PAYE. Its ${appeals.appealTime} to appeal are underlined.`,
  subject: "My decision about your PAYE\u00a0payments",
  text: ["I have finished my check. You owe more PAYE. My reasons are on the next page."],
  end: [
    "The notes with this letter say how to appeal, and how to ask us to wait for the tax that you dispute.",
    closing,
  ],
};

export const seriousCheckSheet: SheetWords = {
  title: "An example of a Code of Practice 8 letter. The date to reply by is ringed.",
  subject: "Check of your tax under Code of Practice\u00a08",
  text: [
    "I am checking your last two tax returns. The booklet with this letter says how we work.",
    "I need some information and documents about the arrangement that is in them. What I need is on the list.",
    "I would like to meet you too. Please tell me which days suit you.",
  ],
  marked: reply,
  end: ["Please keep every document, email and file about the arrangement."],
};

/** As a decision has it: its time runs from its date. */
export type DatedSheet = SheetWords & { date: string };

/** A return that nobody has signed: nobody’s year and nobody’s figures. */
export const exampleReturn = {
  title:
    "An example of a tax return, filled in but for the rent, whose empty box is ringed. It is not signed.",
  stamp: exampleLetter.stamp,
  heading: "Tax return",
  boxes: [
    { name: "Wages", entry: "24,300" },
    { name: "Interest", entry: "62" },
    { name: "Rent" },
    { name: "Profit", entry: "1,450" },
  ] as readonly { name: string; entry?: string }[],
  /** What the pen writes in the box that is empty. */
  unsure: pen("?"),
  declaration: "What I have written here is correct and complete, as far as I know.",
  signed: "Signed",
};

export const offerSheet: SheetWords = {
  title:
    "An example of a Code of Practice 9 letter. The last day for the answer is underlined, and neither box is ticked: I accept, I reject.",
  subject: "Code of Practice\u00a09: the Contractual Disclosure Facility",
  text: [
    "We suspect that you have committed tax fraud. We offer you a contract: you admit it and tell us all of it. The forms are with this letter.",
  ],
  marked: {
    before: "Your answer must reach us by ",
    words: "8\u00a0May",
    by: "underline",
    after: ".",
  },
  end: [
    "If you accept, your Outline Disclosure must reach us by then too. If we do not have what we need by then, we take it that you reject our offer.",
    closing,
  ],
  boxes: ["I accept", "I reject"],
};

/** The same in short, where it lies with others. */
export const offerBeside: SheetWords = {
  title: "An example of a Code of Practice 9 letter. The last day for the answer is underlined.",
  subject: offerSheet.subject,
  text: ["We suspect that you have committed tax fraud. We offer you a contract."],
  marked: offerSheet.marked,
};

export const invitationSheet: SheetWords = {
  title:
    "An example of an invitation to an interview under caution. The words “a solicitor” are underlined.",
  date: sent,
  subject: "Invitation to an interview under caution",
  text: ["We would like to ask you about your tax. What you say can be used as evidence."],
  marked: { before: "You may bring ", words: "a solicitor", by: "underline", after: " with you." },
};

/** What the pen writes where the date at the top of a decision is ringed. */
export const dayOne = pen("this is day 1");

export const appealedDecision: DatedSheet = {
  title: say`An example of a letter with a decision. The date at its top is ringed: it is day 1 of the ${appeals.appealTime} to appeal.`,
  date: sent,
  subject: "My decision about your Self Assessment tax return, 2024\u00a0to\u00a02025",
  text: [
    "I have finished my check. I have decided that you owe more tax. How much, and why, is on the next page.",
  ],
  marked: decisionSheet.marked,
  end: [
    "The notes with this letter say how to appeal, how to ask us to wait for the tax that you dispute, and how to pay the rest.",
    closing,
  ],
};

export const reviewedDecision: DatedSheet = {
  title: say`An example of a letter with the result of a review. The date at its top is ringed: it is day 1 of the ${appeals.afterReviewTime} to go to the tribunal.`,
  date: sent,
  subject: "The conclusion of my review",
  text: [
    "I had no part in the decision. I have looked at it again, and at what you sent. I uphold it. My reasons are on the next page.",
  ],
  marked: {
    before: "If you do not agree, you can go to the tribunal. You have ",
    words: appeals.afterReviewTime,
    by: "underline",
    after: ", and the date of this letter counts.",
  },
  end: [
    "The notes with this letter say how to go to the tribunal, and what happens to the tax meanwhile.",
    closing,
  ],
};
