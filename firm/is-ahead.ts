/**
 * @param date a day, YYYY-MM-DD
 * @returns whether it has not begun anywhere yet: where a day begins first, it does so 14 hours before
 *   it does in UTC
 */
export function isAhead(date: string): boolean {
  return Date.parse(date) > Date.now() + 14 * 3_600_000;
}
