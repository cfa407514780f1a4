/** What stands in the tool "How long have I got?" before anything is asked. */
export const deadlineWords = {
  heading: "How long have I got?",
  where:
    "Choose your letter, then enter the date that the box asks for, never the day it reached you.",
  privacy: "What you enter stays in this browser.",
  choice: "Which of these is it?",
  letterDate: "Date at the top of the letter",
  printedDate: "The last day that it gives",
  appointed: "A solicitor today.",
  dateHint: "Day, month, year",
  action: "Show my last safe day",
  example: "How to count: an example",
  /** The day of the example, YYYY-MM-DD; shown without its year, so that nobody takes it for theirs. */
  exampleDay: "2026-06-02",
  exampleText: (letterDate: string, days: number, last: string) =>
    `A letter is dated ${letterDate}. Count that date as day 1. Day ${days} is ${last}: the last safe day.`,
  /** Where no letter has been chosen, so that it has to say of which kind it speaks. */
  exampleOfDecision: (letterDate: string, days: number, last: string) =>
    `Only if HMRC has decided: for example, a decision is dated ${letterDate}. Count that date as day 1. Day ${days} is ${last}: the last safe day.`,
  /** Where the time is a number of months. */
  exampleMonths: (letterDate: string, time: string, last: string) =>
    `A letter is dated ${letterDate}. With that date as the first day, the time of ${time} ends on ${last}: the last safe day.`,
  firstDay: "Day 1: the date at the top",
  lastDay: (days: number) => `Day ${days}`,
  printed: "The reply date in the letter counts",
  printedText:
    "The date that your letter prints is the last one: work to it. Do not count on more time: asking alone does not move that date.",
  by: "By that day:",
};
