/* Calendar days, YYYY-MM-DD, counted as days: no clock and no time zone takes part. */

/**
 * @param day a day, YYYY-MM-DD
 * @param days how many days later; negative for earlier
 * @returns that day, YYYY-MM-DD
 */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** @returns the weekday of a day, YYYY-MM-DD: 0 (Sunday) to 6 (Saturday) */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay();
}

/** By the number that dates give them. */
export const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

/** @returns whether a day, YYYY-MM-DD, has not begun anywhere yet: where it begins first, it does so 14 hours before UTC */
export function isAhead(day: string): boolean {
  return Date.parse(day) > Date.now() + 14 * 3_600_000;
}
