import type { answerWords } from "~/words/deadlines/deadline-answers";

/*
 * From the facts sheets and a calendar, worked out apart from the code: our last safe day, the law's own latest one,
 * and on which side of the law ours is. What a month's end, a leap day or a change of clocks does to a number of
 * days is in app/islands/deadline/.
 */
type Days = [safe: string, latest: string];

/** A letter dated 2 November 2026, by the id of its rule. */
export const cases: Record<string, [...Days, side: keyof typeof answerWords.safeSide]> = {
  // 30 days after its date, so one day later than our count.
  decision: ["2026-12-01", "2026-12-02", "dayEarly"],
  "payroll-decision": ["2026-12-01", "2026-12-02", "dayEarly"],
  // 30 days, of which its date is the first.
  "vat-decision": ["2026-12-01", "2026-12-01", "exact"],
  // 30 days from being given, which can be days after its date.
  "notice-appeal": ["2026-12-01", "2026-12-11", "fromReceipt"],
  // 60 days from receipt, which HMRC takes to be a week after the letter was produced.
  "offer-without-date": ["2026-12-31", "2027-01-08", "fromReceipt"],
  // 30 days, of which its date is the first.
  "review-offer": ["2026-12-01", "2026-12-01", "exact"],
  // 30 days, of which its date is the first.
  "review-conclusion": ["2026-12-01", "2026-12-01", "exact"],
  // 56 days after it was sent: 28 December is a bank holiday.
  "tribunal-decision": ["2026-12-27", "2026-12-29", "dayEarly"],
  // 60 days after its date, to query it.
  "simple-assessment": ["2026-12-31", "2027-01-01", "dayEarly"],
  // 90 days from being given.
  "accelerated-payment": ["2027-01-30", "2027-02-09", "fromReceipt"],
  // 90 days from being given.
  "follower-notice": ["2027-01-30", "2027-02-09", "fromReceipt"],
  // 30 days from its date.
  nudge: ["2026-12-01", "2026-12-01", "exact"],
  // 14 days to be safe, 28 days after it was sent at the latest: 30 November is a bank holiday in Scotland.
  "short-tribunal-decision": ["2026-11-15", "2026-12-01", "dayEarly"],
  // One month after it was sent.
  "refused-permission": ["2026-12-01", "2026-12-02", "dayEarly"],
  // 28 days after it was sent: 30 November is a bank holiday in Scotland.
  "struck-out": ["2026-11-29", "2026-12-01", "dayEarly"],
  // 12 months, of which its date is the first day, or longer.
  determination: ["2027-11-01", "2027-11-01", "exact"],
};

/** Letters of other dates from the tribunal: there the law's own day moves on to a working day. */
export const ofTribunal: [id: string, dated: string, ...Days][] = [
  // Working days.
  ["tribunal-decision", "2026-09-01", "2026-10-26", "2026-10-27"],
  ["short-tribunal-decision", "2026-10-13", "2026-10-26", "2026-11-10"],
  ["struck-out", "2026-09-29", "2026-10-26", "2026-10-27"],
  // Boxing Day on a Saturday, whose bank holiday is the Monday.
  ["tribunal-decision", "2026-10-31", "2026-12-25", "2026-12-29"],
  ["refused-permission", "2026-11-26", "2026-12-25", "2026-12-29"],
  // New Year's Day, a weekend, and Scotland's second day of the year on the Monday.
  ["struck-out", "2026-12-05", "2027-01-01", "2027-01-05"],
  // A Saturday.
  ["short-tribunal-decision", "2026-12-12", "2026-12-25", "2027-01-11"],
];
