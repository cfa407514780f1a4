import type { answerWords } from "~/words/deadlines/deadline-answers";

/*
 * From the facts sheets and a calendar, worked out apart from the code: our last safe day, the law's own latest one,
 * and on which side of the law ours is. What a month's end, a leap day or a change of clocks does to a number of
 * days is in app/islands/deadline/.
 */
type Days = [safe: string, latest: string];

/** A letter dated 2 November 2026, by the words with which a reader chooses it. */
export const cases: Record<string, [...Days, side: keyof typeof answerWords.safeSide]> = {
  // 30 days after its date, so one day later than our count.
  "It is a decision about income tax, National Insurance, capital gains or corporation tax": [
    "2026-12-01",
    "2026-12-02",
    "dayEarly",
  ],
  // 30 days, of which its date is the first.
  "It is a decision about VAT, customs, excise, insurance premium tax or landfill tax (not the seizure of goods or a vehicle)":
    ["2026-12-01", "2026-12-01", "exact"],
  // 30 days from being given, which can be days after its date.
  "It is an information notice, and I want to appeal against it": [
    "2026-12-01",
    "2026-12-11",
    "fromReceipt",
  ],
  // 60 days from receipt, which HMRC takes to be a week after the letter was produced.
  "I cannot find that day": ["2026-12-31", "2027-01-08", "fromReceipt"],
  // 30 days, of which its date is the first.
  "I have already appealed, and HMRC now offers a review (income tax or another direct tax)": [
    "2026-12-01",
    "2026-12-01",
    "exact",
  ],
  // 30 days, of which its date is the first.
  "It gives the result of a review": ["2026-12-01", "2026-12-01", "exact"],
  // 56 days after it was sent: 28 December is a bank holiday.
  "It is the tribunal’s decision, with full reasons": ["2026-12-27", "2026-12-29", "dayEarly"],
  // 60 days after its date, to query it.
  "It is a Simple Assessment (PA302)": ["2026-12-31", "2027-01-01", "dayEarly"],
  // 90 days from being given.
  "It is an accelerated payment notice": ["2027-01-30", "2027-02-09", "fromReceipt"],
  // 90 days from being given.
  "It is a follower notice": ["2027-01-30", "2027-02-09", "fromReceipt"],
  // 30 days from its date.
  "It prints no date for my answer": ["2026-12-01", "2026-12-01", "exact"],
  // 14 days to be safe, 28 days after it was sent at the latest: 30 November is a bank holiday in Scotland.
  "It is the tribunal’s decision, with short or summary reasons": [
    "2026-11-15",
    "2026-12-01",
    "dayEarly",
  ],
  // One month after it was sent.
  "The tribunal refuses permission to appeal": ["2026-12-01", "2026-12-02", "dayEarly"],
  // 28 days after it was sent: 30 November is a bank holiday in Scotland.
  "The tribunal has struck out my appeal": ["2026-11-29", "2026-12-01", "dayEarly"],
  // 12 months, of which its date is the first day, or longer.
  "It is a determination of income tax or corporation tax for a tax return that I did not send (not PAYE)":
    ["2027-11-01", "2027-11-01", "exact"],
};

/** Letters of other dates from the tribunal: there the law's own day moves on to a working day. */
export const ofTribunal: [choice: string, dated: string, ...Days][] = [
  // Working days.
  ["It is the tribunal’s decision, with full reasons", "2026-09-01", "2026-10-26", "2026-10-27"],
  [
    "It is the tribunal’s decision, with short or summary reasons",
    "2026-10-13",
    "2026-10-26",
    "2026-11-10",
  ],
  ["The tribunal has struck out my appeal", "2026-09-29", "2026-10-26", "2026-10-27"],
  // Boxing Day on a Saturday, whose bank holiday is the Monday.
  ["It is the tribunal’s decision, with full reasons", "2026-10-31", "2026-12-25", "2026-12-29"],
  ["The tribunal refuses permission to appeal", "2026-11-26", "2026-12-25", "2026-12-29"],
  // New Year's Day, a weekend, and Scotland's second day of the year on the Monday.
  ["The tribunal has struck out my appeal", "2026-12-05", "2027-01-01", "2027-01-05"],
  // A Saturday.
  [
    "It is the tribunal’s decision, with short or summary reasons",
    "2026-12-12",
    "2026-12-25",
    "2027-01-11",
  ],
];
