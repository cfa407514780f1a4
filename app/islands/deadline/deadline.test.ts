import { describe, expect, test } from "vitest";
import { days, months } from "~/words/facts/figures";
import { dayInLondon, daysBetween, fullDate } from "./calendar";
import { lastSafeDay, oddLastDay, oddLetterDate } from "./deadline";

/*
 * Time, date on the letter, last safe day, its weekday: counted on a calendar, over leap years, ends
 * of months and years, and the nights on which the clocks change.
 */
const table = [
  [30, "2026-11-02", "2026-12-01", "Tuesday"],
  [30, "2026-11-23", "2026-12-22", "Tuesday"],
  [30, "2026-10-01", "2026-10-30", "Friday"],
  [30, "2026-12-01", "2026-12-30", "Wednesday"],
  [30, "2026-12-02", "2026-12-31", "Thursday"],
  [30, "2026-12-03", "2027-01-01", "Friday"],
  [30, "2026-12-31", "2027-01-29", "Friday"],
  [30, "2027-01-01", "2027-01-30", "Saturday"],
  [30, "2027-01-30", "2027-02-28", "Sunday"],
  [30, "2027-01-31", "2027-03-01", "Monday"],
  [30, "2027-02-01", "2027-03-02", "Tuesday"],
  [30, "2027-02-28", "2027-03-29", "Monday"],
  [30, "2028-01-30", "2028-02-28", "Monday"],
  [30, "2028-01-31", "2028-02-29", "Tuesday"],
  [30, "2028-02-01", "2028-03-01", "Wednesday"],
  [30, "2028-02-28", "2028-03-28", "Tuesday"],
  [30, "2028-02-29", "2028-03-29", "Wednesday"],
  [30, "2028-03-01", "2028-03-30", "Thursday"],
  [30, "2026-03-01", "2026-03-30", "Monday"],
  [30, "2026-03-28", "2026-04-26", "Sunday"],
  [30, "2026-03-29", "2026-04-27", "Monday"],
  [30, "2026-03-30", "2026-04-28", "Tuesday"],
  [30, "2026-10-24", "2026-11-22", "Sunday"],
  [30, "2026-10-25", "2026-11-23", "Monday"],
  [30, "2026-10-26", "2026-11-24", "Tuesday"],
  [30, "2026-04-03", "2026-05-02", "Saturday"],
  [30, "2026-08-02", "2026-08-31", "Monday"],
  [30, "2026-06-30", "2026-07-29", "Wednesday"],
  [30, "2100-02-01", "2100-03-02", "Tuesday"],
  [30, "2096-02-01", "2096-03-01", "Thursday"],
  [60, "2026-11-02", "2026-12-31", "Thursday"],
  [60, "2026-11-23", "2027-01-21", "Thursday"],
  [60, "2026-12-31", "2027-02-28", "Sunday"],
  [60, "2027-01-01", "2027-03-01", "Monday"],
  [60, "2026-12-02", "2027-01-30", "Saturday"],
  [60, "2027-12-31", "2028-02-28", "Monday"],
  [60, "2028-01-01", "2028-02-29", "Tuesday"],
  [60, "2028-01-02", "2028-03-01", "Wednesday"],
  [60, "2026-02-28", "2026-04-28", "Tuesday"],
  [60, "2026-03-28", "2026-05-26", "Tuesday"],
  [60, "2026-03-29", "2026-05-27", "Wednesday"],
  [60, "2026-09-01", "2026-10-30", "Friday"],
  [60, "2026-10-24", "2026-12-22", "Tuesday"],
  [60, "2026-10-25", "2026-12-23", "Wednesday"],
  [60, "2026-08-27", "2026-10-25", "Sunday"],
  [60, "2027-02-28", "2027-04-28", "Wednesday"],
  [60, "2028-02-29", "2028-04-28", "Friday"],
  [60, "2027-11-02", "2027-12-31", "Friday"],
  [60, "2026-06-15", "2026-08-13", "Thursday"],
  [60, "2026-07-31", "2026-09-28", "Monday"],
  [56, "2026-11-02", "2026-12-27", "Sunday"],
  [56, "2026-11-23", "2027-01-17", "Sunday"],
  [56, "2026-12-31", "2027-02-24", "Wednesday"],
  [56, "2027-01-04", "2027-02-28", "Sunday"],
  [56, "2028-01-05", "2028-02-29", "Tuesday"],
  [56, "2028-02-29", "2028-04-24", "Monday"],
  [56, "2026-03-28", "2026-05-22", "Friday"],
  [56, "2026-10-24", "2026-12-18", "Friday"],
  [56, "2027-02-28", "2027-04-24", "Saturday"],
  [56, "2026-06-01", "2026-07-26", "Sunday"],
] as const;

describe("lastSafeDay", () => {
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
    [12, "2028-02-29", "2029-02-27"],
  ])("%i months from a letter of %s: %s", (time, letterDate, last) => {
    expect(lastSafeDay(letterDate, months(time))).toBe(last);
  });

  test("counts days over both changes of the clock", () => {
    expect(daysBetween("2026-10-24", "2026-10-26")).toBe(2);
    expect(daysBetween("2026-03-28", "2026-03-30")).toBe(2);
    expect(daysBetween("2026-12-31", "2026-12-30")).toBe(-1);
  });
});

describe("dayInLondon", () => {
  test.each([
    ["a morning in Tokyo", "2026-12-02T07:30:00+09:00", "2026-12-01"],
    ["an evening in Los Angeles", "2026-12-01T17:00:00-08:00", "2026-12-02"],
    ["just after midnight in summer", "2026-07-01T00:30:00+01:00", "2026-07-01"],
    ["the night before", "2026-06-30T23:30:00+01:00", "2026-06-30"],
  ])("%s", (_, moment, day) => {
    expect(dayInLondon(new Date(moment))).toBe(day);
  });
});

describe("odd dates", () => {
  test.each([
    ["2026-11-24", "future"],
    ["2026-11-23", undefined],
    ["2025-11-22", undefined],
    ["2025-11-21", "longAgo"],
    ["2006-11-02", "longAgo"],
  ])("on a letter, %s", (day, odd) => {
    expect(oddLetterDate(day, "2026-11-23")).toBe(odd);
  });

  test.each([
    ["2026-11-22", undefined],
    ["2027-11-24", undefined],
    ["2027-11-25", "far"],
    ["2025-11-21", "longAgo"],
  ])("as the last day of a letter, %s", (day, odd) => {
    expect(oddLastDay(day, "2026-11-23")).toBe(odd);
  });
});
