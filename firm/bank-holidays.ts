import { addDays, weekdayOf } from "./days";

/**
 * @param year such as 2026
 * @returns the bank holidays of England and Wales, YYYY-MM-DD each: by the Banking and Financial Dealings Act 1971,
 *   with their substitutes; one that is proclaimed for a single year is not among them
 */
export function bankHolidays(year: number): string[] {
  const easter = easterSunday(year);
  const christmas = workingDayFrom(`${year}-12-25`);
  return [
    workingDayFrom(`${year}-01-01`),
    addDays(easter, -2),
    addDays(easter, 1),
    mondayFrom(`${year}-05-01`),
    mondayFrom(`${year}-05-25`),
    mondayFrom(`${year}-08-25`),
    christmas,
    workingDayFrom(addDays(christmas, 1)),
  ];
}

/** @returns the day itself, or the Monday after its weekend, YYYY-MM-DD each */
export function workingDayFrom(day: string): string {
  const beyond: Record<number, number> = { 6: 2, 0: 1 };
  return addDays(day, beyond[weekdayOf(day)] ?? 0);
}

/** @returns the day itself, or the first Monday after it, YYYY-MM-DD each */
export function mondayFrom(day: string): string {
  return addDays(day, (8 - weekdayOf(day)) % 7);
}

/** By the rule of the Gregorian calendar, as Butcher gave it in 1876. */
function easterSunday(year: number): string {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100];
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  return addDays(`${year}-03-22`, epact + toSunday - 7 * late);
}
