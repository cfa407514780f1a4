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
