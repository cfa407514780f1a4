import { addDays, daysBetween } from "./calendar";
import { readDays } from "./read-figures";

const oneYear = 366;

/**
 * @param letterDate the date on a letter, YYYY-MM-DD
 * @param time a time as a fact gives it: "30 days"
 * @returns the last day, YYYY-MM-DD, when the letter's own date is day 1: never later than the law's
 */
export function lastSafeDay(letterDate: string, time: string): string {
  return addDays(letterDate, readDays(time) - 1);
}

/**
 * @param letterDate what was given as the date on a letter, YYYY-MM-DD
 * @param today the day at HMRC, YYYY-MM-DD
 * @returns what is odd about it, if anything
 */
export function oddLetterDate(letterDate: string, today: string): "future" | "longAgo" | undefined {
  if (letterDate > today) return "future";
  return daysBetween(letterDate, today) > oneYear ? "longAgo" : undefined;
}

/**
 * @param lastDay what was given as the last day that a letter prints, YYYY-MM-DD
 * @param today the day at HMRC, YYYY-MM-DD
 * @returns what is odd about it, if anything
 */
export function oddLastDay(lastDay: string, today: string): "far" | "longAgo" | undefined {
  const days = daysBetween(today, lastDay);
  if (days > oneYear) return "far";
  return days < -oneYear ? "longAgo" : undefined;
}
