/** What the tool answers. */
export const answerWords = {
  label: "Your last safe day",
  lateLabel: "Your last safe day was",
  graceLabel: "You may still be in time",
  grace: "Send it today.",
  graceBy: "What has to arrive:",
  graceText: (last: string) =>
    `Counted the strict way, the last day was ${last}. The law can give a little longer. What goes out today may still count; what waits may not.`,
  ahead: (days: number) => `${days} days from today`,
  tomorrow: "That is tomorrow. Ordinary post may come too late.",
  today: "That is today. Anything sent by post would come too late.",
  yesterday: "That was yesterday",
  ago: (days: number) => `${days} days ago`,
  /** Of a printed day that is over, where a decision could be chosen instead. */
  ofDecision: "If that is the date at the top of a decision, choose above that it is one.",
  nextStep: "It is not the end.",
  longAgo: "The date that you gave is more than a year old. Check the year.",
  /** When offices are closed. */
  restDays: {
    saturday: "a Saturday",
    sunday: "a Sunday",
    holiday: "a bank holiday",
    holidayIn: (country: string) => `a bank holiday in ${country}`,
  },
  rest: (what: string, before: string) =>
    `It is ${what}, which does not move the time limit. Make sure it arrives by ${before}.`,
  restToday: (what: string) =>
    `It is ${what}, which does not move the time limit. Today is the last working day before it: it has to arrive today.`,
  restPast: (what: string) =>
    `It is ${what}, which does not move the time limit. No working day is left before it.`,
  /** Of a time of the tribunal's own rules. */
  restMoves: (what: string, before: string) =>
    `It is ${what}. By the tribunal’s rules the next working day is then in time too, but make sure it arrives by ${before}.`,
  restMovesNow: (what: string) =>
    `It is ${what}. By the tribunal’s rules the next working day is then in time too, but send it now.`,
  safeSide: {
    printed: "This is the day that your letter prints: nothing is added or taken off.",
    exact:
      "The date at the top of the letter is day 1. If the letter prints an earlier last day, keep to that.",
    dayEarly:
      "The date at the top of the letter is counted as day 1, which may be a day early: the safe side. If the letter prints an earlier last day, keep to that.",
    fromReceipt:
      "The time runs from the day the letter reached you. Counted from the date at the top this day is early: the safe side. If the letter prints a last day for this very step, that one counts.",
  },
  closed: (opens: string) => `We are closed. ${opens}`,
  tonight: "You can send this yourself now:",
  tonightWhere: "Where:",
  call: "Call us about this date",
  callNow: "Call us now",
  contact: "Book a free consultation",
  calendar: "Add to my calendar",
  print: "Print this",
  /** Others may see the calendar: it does not say what the letter is. */
  event: "Last safe day: a letter to answer",
  problems: {
    missing: "Enter a day, a month and a year, such as 2 November 2026.",
    future:
      "That day is still to come. Check the day and the month. If the letter really bears it, take today’s date: that is the safe side.",
    far: "That is more than a year ahead. Check the year, or call us and read us the letter.",
  },
};

/** The sheet that is printed. */
export const deadlineSheet = {
  from: (date: string) => `Counted from the letter dated ${date}.`,
  first: "First, do this",
  bring: "Papers to keep (for the call, only the letter)",
  /** Where a page has no list of its own. */
  papers: [
    "Every page of the letter, and its envelope",
    "Your tax references, as the letter gives them",
    "The returns and records for the years that it names",
    "Anything that you have already said to HMRC about it",
  ],
};
