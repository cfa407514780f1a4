import { addDays, weekdayOf } from "./calendar";

/**
 * @param day a day, YYYY-MM-DD
 * @returns what keeps offices closed on it in some part of the UK: "a Saturday", "a Sunday", "a bank holiday",
 *   "a bank holiday in Scotland"; undefined on a working day. Bank holidays by the Banking and Financial
 *   Dealings Act 1971 and the St Andrew’s Day Bank Holiday (Scotland) Act 2007, with their substitutes; one that
 *   is proclaimed for a single year is not among them.
 */
export function restDay(day: string): string | undefined {
  const weekday = weekdayOf(day);
  if (weekday === 6) return "a Saturday";
  if (weekday === 0) return "a Sunday";
  const year = Number(day.slice(0, 4));
  if (bankHolidays(year).includes(day)) return "a bank holiday";
  const country = Object.entries(holidaysOf(year)).find(([, days]) => days.includes(day))?.[0];
  return country && `a bank holiday in ${country}`;
}

/** @returns the last working day before a day, YYYY-MM-DD each */
export function workingDayBefore(day: string): string {
  const before = addDays(day, -1);
  return restDay(before) ? workingDayBefore(before) : before;
}

/** @returns the day itself, or else the next working day after it, YYYY-MM-DD each */
export function workingDayOnOrAfter(day: string): string {
  return restDay(day) ? workingDayOnOrAfter(addDays(day, 1)) : day;
}

function bankHolidays(year: number): string[] {
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

/** Those that only one country has. */
function holidaysOf(year: number): Record<string, string[]> {
  const newYear = workingDayFrom(`${year}-01-01`);
  return {
    Scotland: [
      workingDayFrom(addDays(newYear, 1)),
      mondayFrom(`${year}-08-01`),
      workingDayFrom(`${year}-11-30`),
    ],
    "Northern Ireland": [workingDayFrom(`${year}-03-17`), workingDayFrom(`${year}-07-12`)],
  };
}

/** The day itself, or the Monday after its weekend. */
function workingDayFrom(day: string): string {
  const beyond: Record<number, number> = { 6: 2, 0: 1 };
  return addDays(day, beyond[weekdayOf(day)] ?? 0);
}

function mondayFrom(day: string): string {
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
