/*
 * From the facts sheets and a calendar, worked out apart from the code: for each letter the date it bears, the day
 * on which it is asked about, what is then true, and by which working day to be done where nobody works on the last
 * one. "safe" is in time by our early count; "perhaps" is past it, and may be in time by the law's own; "over" is
 * past both. The last days are, in turn: of an ordinary letter, from the day before to the day after the law's own;
 * a Saturday; Christmas Day; a leap day; the day after the clocks go back, and after they go forward, which is
 * Easter Monday; New Year's Day; bank holidays of Scotland, of Northern Ireland, of all but Scotland; and
 * Scotland's second day of the year.
 */
export type Case = [letter: string, today: string, answer: string, workBy?: string];

/** Ten last days: when each is asked about, the day, and by which working day to be done where nobody works on it. */
const lastDays: [today: string, last: string, workBy?: string][] = [
  ["2026-12-02", "2026-12-05", "2026-12-04"],
  ["2026-12-22", "2026-12-25", "2026-12-24"],
  ["2028-02-26", "2028-02-29"],
  ["2026-10-25", "2026-10-26"],
  ["2027-03-26", "2027-03-29", "2027-03-29"],
  ["2026-12-29", "2027-01-01", "2026-12-31"],
  ["2026-11-27", "2026-11-30", "2026-11-27"],
  ["2027-07-09", "2027-07-12", "2027-07-09"],
  ["2026-08-28", "2026-08-31", "2026-08-28"],
  ["2026-12-31", "2027-01-04", "2026-12-31"],
];

/** In time on each of them, by the dates of the letters whose last day it is; "-" where it is no letter's. */
const safeOn = (...dates: string[]): Case[] =>
  lastDays.flatMap(([today, last, ...workBy], at): Case[] => {
    const letter = dates.join(" ").split(" ")[at] ?? "-";
    return letter === "-" ? [] : [[letter, today, `safe ${last}`, ...workBy]];
  });

/* In time by our early count, whatever the law's own is: what comes after that differs from letter to letter. */
const safeIn30Days: Case[] = [
  ...safeOn(
    "2026-11-06 2026-11-26 2028-01-31 2026-09-27 2027-02-28",
    "2026-12-03 2026-11-01 2027-06-13 2026-08-02 2026-12-06",
  ),
  ["2026-11-02", "2026-11-30", "safe 2026-12-01"],
  ["2026-11-02", "2026-12-01", "safe 2026-12-01"],
];

const safeIn60Days: Case[] = [
  ...safeOn(
    "2026-10-07 2026-10-27 2028-01-01 2026-08-28 2027-01-29",
    "2026-11-03 2026-10-02 2027-05-14 2026-07-03 2026-11-06",
  ),
  ["2026-11-02", "2026-12-30", "safe 2026-12-31"],
  ["2026-11-02", "2026-12-31", "safe 2026-12-31"],
];

const ninetyDaysFromBeingGiven: Case[] = [
  ...safeOn(
    "2026-09-07 2026-09-27 2027-12-02 2026-07-29 2026-12-30",
    "2026-10-04 2026-09-02 2027-04-14 2026-06-03 2026-10-07",
  ),
  ["2026-11-02", "2027-01-29", "safe 2027-01-30", "2027-01-29"],
  ["2026-11-02", "2027-01-30", "safe 2027-01-30", "2027-01-30"],
  ["2026-11-02", "2027-01-31", "perhaps 2027-01-30"],
  ["2026-11-02", "2027-02-09", "perhaps 2027-01-30"],
  ["2026-11-02", "2027-02-10", "over 2027-01-30"],
  ["2026-09-07", "2026-12-15", "perhaps 2026-12-05"],
  ["2026-09-27", "2027-01-04", "perhaps 2026-12-25"],
  ["2027-12-02", "2028-03-10", "perhaps 2028-02-29"],
  ["2026-07-29", "2026-11-06", "over 2026-10-26"],
  ["2026-12-30", "2027-04-08", "perhaps 2027-03-29"],
  ["2026-10-04", "2027-01-11", "perhaps 2027-01-01"],
  ["2026-10-07", "2027-01-15", "over 2027-01-04"],
];

const thirtyDaysFromItsDate: Case[] = [
  ...safeIn30Days,
  ["2026-11-02", "2026-12-02", "over 2026-12-01"],
  ["2026-11-06", "2026-12-06", "over 2026-12-05"],
  ["2026-11-26", "2026-12-26", "over 2026-12-25"],
  ["2028-01-31", "2028-03-01", "over 2028-02-29"],
  ["2026-09-27", "2026-10-27", "over 2026-10-26"],
  ["2027-02-28", "2027-03-30", "over 2027-03-29"],
  ["2026-12-03", "2027-01-02", "over 2027-01-01"],
  ["2026-12-06", "2027-01-05", "over 2027-01-04"],
];

/** By the words with which a reader chooses the letter, and the rule for it. */
export const cases: Record<string, { rule: string; asked: Case[] }> = {
  "It is a decision about income tax, National Insurance, capital gains or corporation tax": {
    rule: "30 days after its date, so one day later than our count",
    asked: [
      ...safeIn30Days,
      ["2026-11-02", "2026-12-02", "perhaps 2026-12-01"],
      ["2026-11-02", "2026-12-03", "over 2026-12-01"],
      ["2026-11-06", "2026-12-06", "perhaps 2026-12-05"],
      ["2026-11-26", "2026-12-26", "perhaps 2026-12-25"],
      ["2028-01-31", "2028-03-01", "perhaps 2028-02-29"],
      ["2026-09-27", "2026-10-28", "over 2026-10-26"],
      ["2027-02-28", "2027-03-30", "perhaps 2027-03-29"],
      ["2026-12-03", "2027-01-02", "perhaps 2027-01-01"],
      ["2026-12-06", "2027-01-06", "over 2027-01-04"],
    ],
  },
  "It is a decision about VAT, customs, excise, insurance premium tax or landfill tax (not the seizure of goods or a vehicle)":
    { rule: "its date is day 1", asked: thirtyDaysFromItsDate },
  "It is an information notice, and I want to appeal against it": {
    rule: "30 days from being given, which can be days after its date",
    asked: [
      ...safeIn30Days,
      ["2026-11-02", "2026-12-02", "perhaps 2026-12-01"],
      ["2026-11-02", "2026-12-11", "perhaps 2026-12-01"],
      ["2026-11-02", "2026-12-12", "over 2026-12-01"],
      ["2026-11-06", "2026-12-15", "perhaps 2026-12-05"],
      ["2026-11-26", "2027-01-04", "perhaps 2026-12-25"],
      ["2028-01-31", "2028-03-10", "perhaps 2028-02-29"],
      ["2026-09-27", "2026-11-06", "over 2026-10-26"],
      ["2027-02-28", "2027-04-08", "perhaps 2027-03-29"],
      ["2026-12-03", "2027-01-11", "perhaps 2027-01-01"],
      ["2026-12-06", "2027-01-15", "over 2027-01-04"],
    ],
  },
  "I cannot find that day": {
    rule: "60 days from receipt, which HMRC takes to be a week after the letter was produced",
    asked: [
      ...safeIn60Days,
      ["2026-11-02", "2027-01-01", "perhaps 2026-12-31"],
      ["2026-11-02", "2027-01-08", "perhaps 2026-12-31"],
      ["2026-11-02", "2027-01-09", "over 2026-12-31"],
      ["2026-10-07", "2026-12-13", "perhaps 2026-12-05"],
      ["2026-10-27", "2027-01-02", "perhaps 2026-12-25"],
      ["2028-01-01", "2028-03-08", "perhaps 2028-02-29"],
      ["2026-08-28", "2026-11-04", "over 2026-10-26"],
      ["2027-01-29", "2027-04-06", "perhaps 2027-03-29"],
      ["2026-11-03", "2027-01-09", "perhaps 2027-01-01"],
      ["2026-11-06", "2027-01-13", "over 2027-01-04"],
    ],
  },
  "I have already appealed, and HMRC now offers a review (income tax or another direct tax)": {
    rule: "the letter is day 1",
    asked: thirtyDaysFromItsDate,
  },
  "It gives the result of a review": {
    rule: "the letter is day 1",
    asked: thirtyDaysFromItsDate,
  },
  "It is the tribunal’s decision, with full reasons": {
    rule: "56 days after it was sent, and on to a working day",
    asked: [
      ...safeOn(
        "2026-10-11 2026-10-31 2028-01-05 2026-09-01 2027-02-02",
        "2026-11-07 2026-10-06 2027-05-18 2026-07-07 2026-11-10",
      ),
      ["2026-11-02", "2026-12-26", "safe 2026-12-27", "2026-12-27"],
      ["2026-11-02", "2026-12-27", "safe 2026-12-27", "2026-12-27"],
      ["2026-11-02", "2026-12-28", "perhaps 2026-12-27"],
      ["2026-11-02", "2026-12-29", "perhaps 2026-12-27"],
      ["2026-11-02", "2026-12-30", "over 2026-12-27"],
      ["2026-10-11", "2026-12-07", "perhaps 2026-12-05"],
      ["2026-10-11", "2026-12-08", "over 2026-12-05"],
      ["2026-10-31", "2026-12-29", "perhaps 2026-12-25"],
      ["2026-10-31", "2026-12-30", "over 2026-12-25"],
      ["2028-01-05", "2028-03-01", "perhaps 2028-02-29"],
      ["2026-09-01", "2026-10-28", "over 2026-10-26"],
      ["2027-02-02", "2027-03-30", "perhaps 2027-03-29"],
      ["2026-11-07", "2027-01-05", "perhaps 2027-01-01"],
      ["2026-11-10", "2027-01-06", "over 2027-01-04"],
    ],
  },
  "It is a Simple Assessment (PA302)": {
    rule: "60 days after its date, to query it",
    asked: [
      ...safeIn60Days,
      ["2026-11-02", "2027-01-01", "perhaps 2026-12-31"],
      ["2026-11-02", "2027-01-02", "over 2026-12-31"],
      ["2026-10-07", "2026-12-06", "perhaps 2026-12-05"],
      ["2026-10-27", "2026-12-26", "perhaps 2026-12-25"],
      ["2028-01-01", "2028-03-01", "perhaps 2028-02-29"],
      ["2026-08-28", "2026-10-28", "over 2026-10-26"],
      ["2027-01-29", "2027-03-30", "perhaps 2027-03-29"],
      ["2026-11-03", "2027-01-02", "perhaps 2027-01-01"],
      ["2026-11-06", "2027-01-06", "over 2027-01-04"],
    ],
  },
  "It is an accelerated payment notice": {
    rule: "90 days from being given",
    asked: ninetyDaysFromBeingGiven,
  },
  "It is a follower notice": {
    rule: "90 days from being given",
    asked: ninetyDaysFromBeingGiven,
  },
  "It prints no date for my answer": {
    rule: "30 days from its date",
    asked: thirtyDaysFromItsDate,
  },
  "It is the tribunal’s decision, with short or summary reasons": {
    rule: "14 days to be safe, 28 days after it was sent at the latest, and on to a working day",
    asked: [
      ...safeOn(
        "2026-11-22 2026-12-12 2028-02-16 2026-10-13 2027-03-16",
        "2026-12-19 2026-11-17 2027-06-29 2026-08-18 2026-12-22",
      ),
      ["2026-11-02", "2026-11-14", "safe 2026-11-15", "2026-11-15"],
      ["2026-11-02", "2026-11-15", "safe 2026-11-15", "2026-11-15"],
      ["2026-11-02", "2026-11-16", "perhaps 2026-11-15"],
      ["2026-11-02", "2026-12-01", "perhaps 2026-11-15"],
      ["2026-11-02", "2026-12-02", "over 2026-11-15"],
      ["2026-11-22", "2026-12-21", "perhaps 2026-12-05"],
      ["2026-11-22", "2026-12-22", "over 2026-12-05"],
      ["2026-12-12", "2027-01-11", "perhaps 2026-12-25"],
      ["2026-12-12", "2027-01-12", "over 2026-12-25"],
      ["2028-02-16", "2028-03-15", "perhaps 2028-02-29"],
      ["2026-10-13", "2026-11-11", "over 2026-10-26"],
      ["2027-03-16", "2027-04-13", "perhaps 2027-03-29"],
      ["2026-12-19", "2027-01-18", "perhaps 2027-01-01"],
      ["2026-12-22", "2027-01-20", "over 2027-01-04"],
    ],
  },
  "The tribunal refuses permission to appeal": {
    rule: "one month after it was sent, and on to a working day",
    asked: [
      ...safeOn(
        "2026-11-06 2026-11-26 2028-02-01 2026-09-27 -",
        "2026-12-02 2026-11-01 2027-06-13 2026-08-01 2026-12-05",
      ),
      ["2026-11-02", "2026-11-30", "safe 2026-12-01"],
      ["2026-11-02", "2026-12-01", "safe 2026-12-01"],
      ["2026-11-02", "2026-12-02", "perhaps 2026-12-01"],
      ["2026-11-02", "2026-12-03", "over 2026-12-01"],
      ["2026-11-06", "2026-12-07", "perhaps 2026-12-05"],
      ["2026-11-06", "2026-12-08", "over 2026-12-05"],
      ["2026-11-26", "2026-12-29", "perhaps 2026-12-25"],
      ["2026-11-26", "2026-12-30", "over 2026-12-25"],
      ["2028-02-01", "2028-03-01", "perhaps 2028-02-29"],
      ["2026-09-27", "2026-10-28", "over 2026-10-26"],
      ["2026-12-02", "2027-01-05", "perhaps 2027-01-01"],
      ["2026-12-05", "2027-01-06", "over 2027-01-04"],
    ],
  },
  "The tribunal has struck out my appeal": {
    rule: "28 days after it was sent, and on to a working day",
    asked: [
      ...safeOn(
        "2026-11-08 2026-11-28 2028-02-02 2026-09-29 2027-03-02",
        "2026-12-05 2026-11-03 2027-06-15 2026-08-04 2026-12-08",
      ),
      ["2026-11-02", "2026-11-28", "safe 2026-11-29", "2026-11-29"],
      ["2026-11-02", "2026-11-29", "safe 2026-11-29", "2026-11-29"],
      ["2026-11-02", "2026-11-30", "perhaps 2026-11-29"],
      ["2026-11-02", "2026-12-01", "perhaps 2026-11-29"],
      ["2026-11-02", "2026-12-02", "over 2026-11-29"],
      ["2026-11-08", "2026-12-07", "perhaps 2026-12-05"],
      ["2026-11-08", "2026-12-08", "over 2026-12-05"],
      ["2026-11-28", "2026-12-29", "perhaps 2026-12-25"],
      ["2026-11-28", "2026-12-30", "over 2026-12-25"],
      ["2028-02-02", "2028-03-01", "perhaps 2028-02-29"],
      ["2026-09-29", "2026-10-28", "over 2026-10-26"],
      ["2027-03-02", "2027-03-30", "perhaps 2027-03-29"],
      ["2026-12-05", "2027-01-05", "perhaps 2027-01-01"],
      ["2026-12-08", "2027-01-06", "over 2027-01-04"],
    ],
  },
  "It is a determination of income tax or corporation tax for a tax return that I did not send (not PAYE)":
    {
      rule: "its date is the first day of 12 months, or longer",
      asked: [
        ...safeOn(
          "2025-12-06 2025-12-26 2027-03-01 2025-10-27 2026-03-30",
          "2026-01-02 2025-12-01 2026-07-13 2025-09-01 2026-01-05",
        ),
        ["2026-11-02", "2027-10-31", "safe 2027-11-01"],
        ["2026-11-02", "2027-11-01", "safe 2027-11-01"],
        ["2026-11-02", "2027-11-02", "over 2027-11-01"],
        ["2026-11-02", "2027-11-03", "over 2027-11-01"],
        ["2025-12-06", "2026-12-06", "over 2026-12-05"],
        ["2025-12-26", "2026-12-26", "over 2026-12-25"],
        ["2027-03-01", "2028-03-01", "over 2028-02-29"],
        ["2025-10-27", "2026-10-28", "over 2026-10-26"],
        ["2026-03-30", "2027-03-30", "over 2027-03-29"],
        ["2026-01-02", "2027-01-02", "over 2027-01-01"],
        ["2026-01-05", "2027-01-06", "over 2027-01-04"],
      ],
    },
};
