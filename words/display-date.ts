const months =
  "January February March April May June July August September October November December".split(
    " ",
  );

/**
 * Without `Intl`, whose first date costs a slow phone 60 ms while a page wakes up.
 *
 * @param date a day, YYYY-MM-DD
 * @returns the day as people write it: "2 November 2026"
 */
export function displayDate(date: string): string {
  const [year, month, day] = date.split("-");
  return `${Number(day)} ${displayMonth(`${year}-${month}`)}`;
}

/**
 * @param month a month, YYYY-MM
 * @returns the month as people write it: "January 2027"
 */
export function displayMonth(month: string): string {
  const [year, number] = month.split("-");
  return `${monthName(number)} ${year}`;
}

/** @returns the name of a month by its number */
export function monthName(number: string | undefined): string | undefined {
  return months[Number(number) - 1];
}
