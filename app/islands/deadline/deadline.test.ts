import { expect, test } from "vitest";
import { days, months } from "~/words/facts/figures";
import { fullDate } from "./calendar";
import { lastSafeDay, oddDay } from "./deadline";

/*
 * Days, date on the letter, last safe day, its weekday: counted on a calendar. What each letter gives is in
 * tests/content/deadline-cases.ts.
 */
const table = [
  [30, "2026-12-31", "2027-01-29", "Friday"],
  [30, "2027-01-01", "2027-01-30", "Saturday"],
  [30, "2027-01-30", "2027-02-28", "Sunday"],
  [30, "2027-01-31", "2027-03-01", "Monday"],
  [30, "2028-02-01", "2028-03-01", "Wednesday"],
  [30, "2028-02-29", "2028-03-29", "Wednesday"],
  [30, "2096-02-01", "2096-03-01", "Thursday"],
  [30, "2100-02-01", "2100-03-02", "Tuesday"],
  [60, "2027-12-31", "2028-02-28", "Monday"],
  [56, "2026-11-23", "2027-01-17", "Sunday"],
] as const;

test.each(table)("%i days from a letter of %s: %s", (time, letterDate, last, weekday) => {
  expect(lastSafeDay(letterDate, days(time))).toBe(last);
  expect(fullDate(last).split(" ")[0]).toBe(weekday);
});

test.each([
  [1, "2026-11-02", "2026-12-01"],
  [1, "2027-01-31", "2027-02-27"],
  [1, "2028-01-30", "2028-02-28"],
  [1, "2026-12-31", "2027-01-30"],
  [12, "2026-11-02", "2027-11-01"],
  [12, "2027-03-01", "2028-02-29"],
  [12, "2028-02-29", "2029-02-27"],
])("%i months from a letter of %s: %s", (time, letterDate, last) => {
  expect(lastSafeDay(letterDate, months(time))).toBe(last);
});

test.each([
  ["2026-11-24", false, "future"],
  ["2026-11-23", false, undefined],
  ["2025-11-22", false, undefined],
  ["2025-11-21", false, "longAgo"],
  ["2006-11-02", false, "longAgo"],
  ["2026-11-22", true, undefined],
  ["2027-11-24", true, undefined],
  ["2027-11-25", true, "far"],
  ["2025-11-21", true, "longAgo"],
])("what is odd about %s, as the last day of a letter (%s): %s", (day, isPrinted, odd) => {
  expect(oddDay(day, isPrinted, "2026-11-23")).toBe(odd);
});
