/**
 * @param date a day, YYYY-MM-DD
 * @returns the day as people write it: "2 November 2026"
 */
export function displayDate(date: string): string {
  return new Date(date).toLocaleDateString("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
}
