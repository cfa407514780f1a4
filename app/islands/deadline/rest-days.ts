import { bankHolidays, mondayFrom, workingDayFrom } from "~/firm/bank-holidays";
import { addDays, weekdayOf } from "~/firm/days";
import { answerWords } from "~/words/deadlines/deadline-answers";

const { restDays: words } = answerWords;

/**
 * @param day a day, YYYY-MM-DD
 * @returns what keeps offices closed on it in some part of the UK: "a Saturday", "a Sunday", "a bank holiday",
 *   "a bank holiday in Scotland"; undefined on a working day. Bank holidays by the Banking and Financial
 *   Dealings Act 1971 and the St Andrew’s Day Bank Holiday (Scotland) Act 2007, with their substitutes; one that
 *   is proclaimed for a single year is not among them.
 */
export function restDay(day: string): string | undefined {
  const weekday = weekdayOf(day);
  if (weekday === 6) return words.saturday;
  if (weekday === 0) return words.sunday;
  const year = Number(day.slice(0, 4));
  if (bankHolidays(year).includes(day)) return words.holiday;
  const country = Object.entries(holidaysOf(year)).find(([, days]) => days.includes(day))?.[0];
  return country && words.holidayIn(country);
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
