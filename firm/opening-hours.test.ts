import { expect, test } from "vitest";
import { clockTime, openState, openTimes } from "./opening-hours";

const hours = [
  { days: [1, 2, 3, 4, 5, 6], label: "Monday to Saturday", opens: "08:00", closes: "18:00" },
  { days: [0], label: "Sunday", opens: "11:00", closes: "16:00" },
];

test.each([
  ["a weekday morning in winter", "2026-11-23T08:00:00Z", "Open now, until 6pm"],
  ["a minute before opening", "2026-11-23T07:59:00Z", "Opens at 8am today"],
  ["the closing minute", "2026-11-23T18:00:00Z", "Opens at 8am tomorrow"],
  ["in summer, an hour ahead of UTC", "2026-07-06T07:00:00Z", "Open now, until 6pm"],
  ["Saturday evening", "2026-11-21T19:00:00Z", "Opens at 11am tomorrow"],
  ["Sunday at noon", "2026-11-22T12:00:00Z", "Open now, until 4pm"],
  ["Sunday evening", "2026-11-22T16:00:00Z", "Opens at 8am tomorrow"],
  ["the night the clocks go back", "2026-10-25T00:30:00Z", "Opens at 11am today"],
])("%s", (_, moment, line) => {
  expect(openState({ hours, timeZone: "Europe/London" }, new Date(moment)).text).toBe(line);
});

test("looks past days without hours", () => {
  const mondays = [{ days: [1], label: "Monday", opens: "09:30", closes: "12:00" }];
  const thursday = new Date("2026-11-26T12:00:00Z");
  expect(openState({ hours: mondays, timeZone: "Europe/London" }, thursday).text).toBe(
    "Opens at 9:30am on Monday",
  );
});

test("says times as people do", () => {
  expect(["00:00", "08:00", "12:00", "17:30"].map(clockTime)).toEqual([
    "12am",
    "8am",
    "12pm",
    "5:30pm",
  ]);
});

test("says when an office opens and closes on the days of a line", () => {
  expect(openTimes({ days: [6], label: "Saturday", opens: "09:30", closes: "13:00" })).toBe(
    "9:30am to 1pm",
  );
  expect(openTimes({ days: [0], label: "Sunday", closed: true })).toBe("Closed");
});
