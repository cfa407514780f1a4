import { expect, onTestFinished, test, vi } from "vitest";
import { addDays } from "~/firm/days";
import { days } from "~/words/facts/figures";
import { dayInLondon, daysBetween, fullDate } from "./calendar";
import { calendarFile } from "./calendar-file";
import { lastSafeDay } from "./deadline";
import { workingDayBefore } from "./rest-days";
import { readTypedDate } from "./typed-date";

/*
 * The clocks go forward on 29 March 2026 and back on 25 October 2026, both Sundays. All tests of dates run twice,
 * in UTC, where builds run, and in London, where the visitors are (`vitest.config.ts`).
 */

test("the clock is that of the zone that these tests say they run in", () => {
  const noon = new Date("2026-07-01T12:00:00Z").getHours();
  expect(noon).toBe(process.env.TZ === "Europe/London" ? 13 : 12);
});

test.each([
  ["2026-03-28", "2026-03-29", "2026-03-30", "Sunday 29 March 2026", "2026-03-27"],
  ["2026-10-24", "2026-10-25", "2026-10-26", "Sunday 25 October 2026", "2026-10-23"],
])("from %s to the day after the change is two days", (before, day, after, written, working) => {
  expect([addDays(before, 1), addDays(before, 2)]).toEqual([day, after]);
  expect(addDays(after, -1)).toBe(day);
  expect(daysBetween(before, after)).toBe(2);
  expect(lastSafeDay(before, days(3))).toBe(after);
  expect(fullDate(day)).toBe(written);
  expect(readTypedDate(written, before)).toBe(day);
  expect(workingDayBefore(after)).toBe(working);
  const now = new Date(`${before}T12:00:00Z`);
  const file = calendarFile({ day, title: "", description: "", uid: "", now });
  expect(file).toContain(`DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`);
});

test.each([
  ["2026-03-28T23:30:00Z", "2026-03-28"],
  ["2026-03-29T00:30:00Z", "2026-03-29"],
  ["2026-03-29T22:59:00Z", "2026-03-29"],
  ["2026-03-29T23:00:00Z", "2026-03-30"],
  ["2026-10-24T22:59:00Z", "2026-10-24"],
  ["2026-10-24T23:00:00Z", "2026-10-25"],
  ["2026-10-25T23:59:00Z", "2026-10-25"],
  ["2026-10-26T00:00:00Z", "2026-10-26"],
])("at %s it is %s at HMRC", (moment, day) => {
  expect(dayInLondon(new Date(moment))).toBe(day);
});

test("the day at HMRC is read in any browser, however it writes dates", () => {
  const dates: { format: unknown } = Intl.DateTimeFormat.prototype;
  const format = vi.spyOn(dates, "format", "get");
  onTestFinished(() => format.mockRestore());
  format.mockReturnValue(() => "10/24/2026");
  expect(dayInLondon(new Date("2026-10-24T12:00:00Z"))).toBe("2026-10-24");
});
