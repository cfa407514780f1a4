import { weekdayOf, weekdays } from "~/firm/days";
import { localTime } from "~/firm/opening-hours";
import { displayDate } from "~/words/display-date";

const oneDay = 86_400_000;

/**
 * @param day a day, YYYY-MM-DD
 * @param months how many months later
 * @returns the same day of that month, YYYY-MM-DD; its last one where it has none of that number
 */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, number = 0] = day.split("-").map(Number);
  const end = new Date(Date.UTC(year, month + months, 0));
  end.setUTCDate(Math.min(number, end.getUTCDate()));
  return end.toISOString().slice(0, 10);
}

/** @returns the number of days from one day to the other, YYYY-MM-DD each; negative if it is earlier */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / oneDay;
}

/** @returns a day, YYYY-MM-DD, as it is said in full: "Tuesday 1 December 2026" */
export function fullDate(day: string): string {
  return `${weekdays[weekdayOf(day)]} ${displayDate(day)}`;
}

/**
 * @param now a moment
 * @returns the day, YYYY-MM-DD, that it is at HMRC, wherever the visitor is
 */
export function dayInLondon(now: Date): string {
  return localTime(now, "Europe/London").date;
}
