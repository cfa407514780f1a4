import { pen } from "./pen";

/**
 * The letter that is drawn all over the site: general sentences, as letters from HMRC have them. It names no
 * body, bears no reference, and says itself that it is an example.
 */
export const exampleLetter = {
  title: (answerBy: string) =>
    `An example of a letter that checks a tax return. One date is highlighted and ringed: please send what is on the list by ${answerBy}.`,
  stamp: "Example",
  to: "A. Taxpayer\n1 Example Street\nManchester",
  dateLabel: "Date",
  /** Nobody’s days: without a year, so that nobody takes the last one for a date that has passed. */
  sent: "5\u00a0February",
  answerBy: "12\u00a0March",
  reference: "Our ref: on your letter, top right",
  note: pen("this date counts"),
  subject: "Check of your Self Assessment tax return, 2024\u00a0to\u00a02025",
  greeting: "Dear Taxpayer",
  before:
    "I am checking the return that you sent us. I need some information and documents to help me with my check.",
  marked: {
    before: "Please send by ",
    after: " what is on the list with this letter.",
  },
  /** In its place, where the time runs from the date at the top. */
  titleOfDecision: (sent: string) =>
    `An example of a letter. The date at its top is highlighted and ringed: ${sent}.`,
  decision: {
    subject: "My decision",
    text: "If you do not agree, you can appeal. The time for it is limited.",
  },
  after: "If anything in the return is wrong, tell me now. We may charge a penalty for a mistake.",
};
