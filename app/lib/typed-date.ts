const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/**
 * Reads a date as people write it in Britain, day before month: "3 November 2026", "Tue 3rd Nov 26",
 * "03/11/2026", "3.11.26", also "2026-11-03".
 *
 * @param text what was typed
 * @returns the day, YYYY-MM-DD; undefined where the text names none, or none that exists
 */
export function readTypedDate(text: string): string | undefined {
  const words = text.toLowerCase().match(/\d+|[a-z]+/g) ?? [];
  const parts = words.filter(
    (word) => !/^(st|nd|rd|th|of|\D*day|mon|tues?|wed|thurs?|fri|sat|sun)$/.test(word),
  );
  if (parts.length !== 3) return undefined;
  const [first = "", second = "", third = ""] = parts;
  const yearFirst = first.length === 4;
  return existing(yearFirst ? third : first, second, yearFirst ? first : third);
}

function existing(day: string, month: string, year: string): string | undefined {
  if (!/^\d{1,2}$/.test(day) || !/^(\d{2}|\d{4})$/.test(year)) return undefined;
  const number = /^\d/.test(month) ? Number(month) : monthNumber(month);
  const fullYear = year.length === 2 ? `20${year}` : year;
  const written = [fullYear, pad(number), pad(Number(day))].join("-");
  const time = Date.parse(`${written}T00:00Z`);
  return new Date(time).getUTCDate() === Number(day) ? written : undefined;
}

/** Also of a name that is cut short, or "sept"; 0 where there is no such month. */
function monthNumber(name: string): number {
  return name.length < 3 ? 0 : months.indexOf(name.slice(0, 3)) + 1;
}

function pad(number: number): string {
  return String(number).padStart(2, "0");
}
