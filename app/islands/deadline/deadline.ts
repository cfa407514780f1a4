import { addDays } from "~/firm/days";
import type { Count } from "~/words/facts/figures";
import type { Counting } from "~/words/types";
import { addMonths, daysBetween } from "./calendar";
import { workingDayOnOrAfter } from "./rest-days";

const oneYear = 366;

/**
 * @param letterDate the date on a letter, YYYY-MM-DD
 * @param time how long the law gives
 * @returns the last day, YYYY-MM-DD, when the letter's own date is day 1: never later than the law's
 */
export function lastSafeDay(letterDate: string, { unit, count }: Count): string {
  const end = unit === "month" ? addMonths(letterDate, count) : addDays(letterDate, count);
  return addDays(end, -1);
}

/**
 * @param letterDate the date on a letter, YYYY-MM-DD
 * @param counted how long the law gives
 * @param today the day at HMRC, YYYY-MM-DD
 * @returns the last safe day; the days from today to it, negative when it is over; and whether the law's own
 *   last day may still be to come, although it is over
 */
export function countedDay(letterDate: string, { time, grace, movesOn }: Counting, today: string) {
  const last = lastSafeDay(letterDate, time.value);
  const latest = addDays(last, grace);
  const left = daysBetween(today, last);
  const inGrace = left < 0 && today <= (movesOn ? workingDayOnOrAfter(latest) : latest);
  return { last, left, inGrace };
}

/**
 * @param day what was given as the date on a letter, or as the last day that it prints, YYYY-MM-DD
 * @param isPrinted whether it is the last day
 * @param today the day at HMRC, YYYY-MM-DD
 * @returns what is odd about it, if anything
 */
export function oddDay(
  day: string,
  isPrinted: boolean,
  today: string,
): "future" | "far" | "longAgo" | undefined {
  const ahead = daysBetween(today, day);
  if (ahead < -oneYear) return "longAgo";
  if (isPrinted) return ahead > oneYear ? "far" : undefined;
  return ahead > 0 ? "future" : undefined;
}
