import { expect, test } from "vitest";
import { addDays } from "~/firm/days";
import { restDay } from "./rest-days";

/** Bank holidays of England and Wales, from the calendar, not from the code. */
const holidays: Record<number, string> = {
  2022: "01-03 04-15 04-18 05-02 05-30 08-29 12-26 12-27",
  2024: "01-01 03-29 04-01 05-06 05-27 08-26 12-25 12-26",
  2025: "01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26",
  2026: "01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28",
  2027: "01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28",
  2028: "01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26",
};

test.each(Object.entries(holidays))("knows the bank holidays of %s", (year, days) => {
  const weekdays = daysOf(Number(year)).filter((day) => restDay(day) === "a bank holiday");
  // In 2022 the spring bank holiday was moved to June by proclamation: the rule says 30 May.
  expect(weekdays).toEqual(days.split(" ").map((day) => `${year}-${day}`));
});

test.each([
  ["2026-11-28", "a Saturday"],
  ["2026-11-29", "a Sunday"],
  ["2026-12-01", undefined],
  ["2026-01-02", "a bank holiday in Scotland"],
  ["2026-08-03", "a bank holiday in Scotland"],
  ["2026-11-30", "a bank holiday in Scotland"],
  ["2027-01-04", "a bank holiday in Scotland"],
  // 1 January on a weekend: its substitute takes the Monday, and 2 January the day after.
  ["2022-01-04", "a bank holiday in Scotland"],
  ["2023-01-03", "a bank holiday in Scotland"],
  ["2028-01-04", "a bank holiday in Scotland"],
  ["2024-12-02", "a bank holiday in Scotland"],
  ["2025-12-01", "a bank holiday in Scotland"],
  ["2026-03-17", "a bank holiday in Northern Ireland"],
  ["2026-07-13", "a bank holiday in Northern Ireland"],
  ["2024-03-18", "a bank holiday in Northern Ireland"],
  ["2024-07-12", "a bank holiday in Northern Ireland"],
])("%s is %s", (day, what) => {
  expect(restDay(day)).toBe(what);
});

function daysOf(year: number): string[] {
  return Array.from({ length: 365 }, (_, index) => addDays(`${year}-01-01`, index));
}
