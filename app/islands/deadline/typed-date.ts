import { daysBetween } from "./calendar";

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/**
 * Reads a date as people write it in Britain, day before month where both are numbers: "3 November 2026",
 * "dated Tue 3rd Nov 26", "Nov 3 2026", "03/11/2026", "3.11.26", also "2026-11-03" and "２０２６年１１月３日". Without a year, it is the
 * one that is nearest to today; of a day that is past, among those that are at most a slip of the hand ahead.
 *
 * @param text what was typed
 * @param today the day it is, YYYY-MM-DD
 * @param isPast whether the day can only be past, as a letter's own
 * @returns the day, YYYY-MM-DD; undefined where the text names none, or none that exists
 */
export function readTypedDate(text: string, today: string, isPast = false): string | undefined {
  const words =
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/\d+|[a-z]+/g) ?? [];
  const parts = words.filter(
    (word) =>
      !/^(st|nd|rd|th|of|on|the|dated?|issued?|letter|\D*day|mon|tues?|weds?|thu(rs?)?|fri|sat|sun)$/.test(
        word,
      ),
  );
  if (parts.length < 2 || parts.length > 3) return undefined;
  const [first = "", second = "", third] = parts;
  if (/^\d{4}$/.test(first) && third) return existing(third, second, first);
  const [day, month] = /^\d/.test(first) ? [first, second] : [second, first];
  if (third) return existing(day, month, third);
  // "3.11" is no date, and could be a price.
  if (/^\d/.test(month)) return undefined;
  const year = Number(today.slice(0, 4));
  const ahead = (date: string) => daysBetween(today, date);
  return [year - 1, year, year + 1]
    .flatMap((one) => existing(day, month, String(one)) ?? [])
    .filter((date) => !isPast || ahead(date) <= 31)
    .sort((a, b) => Math.abs(ahead(a)) - Math.abs(ahead(b)))[0];
}

function existing(day: string, month: string, year: string): string | undefined {
  if (!/^\d{1,2}$/.test(day) || !/^(\d{2}|\d{4})$/.test(year)) return undefined;
  const number = /^\d/.test(month) ? Number(month) : monthNumber(month);
  const fullYear = year.length === 2 ? `20${year}` : year;
  const written = [fullYear, number, day].map((part) => String(part).padStart(2, "0")).join("-");
  const time = Date.parse(`${written}T00:00Z`);
  return new Date(time).getUTCDate() === Number(day) ? written : undefined;
}

/** Also of a name that is cut short, or "sept"; 0 where there is no such month. */
function monthNumber(name: string): number {
  return name.length < 3 ? 0 : months.indexOf(name.slice(0, 3)) + 1;
}
