import { expect, test } from "vitest";
import type { Opening } from "./firm-schema";
import { clockTime, hoursInWords, openState } from "./opening-hours";

const hours = [
  { days: [1, 2, 3, 4, 5, 6], label: "Monday to Saturday", opens: "08:00", closes: "18:00" },
  { days: [0], label: "Sunday", opens: "11:00", closes: "16:00" },
];
const mondays = [{ days: [1], label: "Monday", opens: "09:30", closes: "12:00" }];
const untilMidnight = [{ days: [1, 2], label: "Late", opens: "08:00", closes: "23:59" }];
const allDay = { opens: "00:00", closes: "23:59" };
const always = [{ days: [0, 1, 2, 3, 4, 5, 6], label: "Every day", ...allDay }];
const dayAndNight = [
  { days: [1], label: "Monday", ...allDay },
  { days: [2], label: "Tuesday", opens: "00:00", closes: "18:00" },
];
const openings = { hours, timeZone: "Europe/London", closedOnBankHolidays: true };

const open = { closedOnBankHolidays: false };
const closed = { closedOn: ["2026-11-27"] };
const inDubai = { timeZone: "Asia/Dubai" };

test.each<[what: string, moment: string, text: string, others?: object]>([
  ["a weekday morning in winter", "2026-11-23T08:00:00Z", "Open now, until 6pm"],
  ["a minute before opening", "2026-11-23T07:59:00Z", "Opens at 8am today"],
  ["the closing minute", "2026-11-23T18:00:00Z", "Opens at 8am tomorrow"],
  ["in summer, an hour ahead of UTC", "2026-07-06T07:00:00Z", "Open now, until 6pm"],
  ["Saturday evening", "2026-11-21T19:00:00Z", "Opens at 11am tomorrow"],
  ["Sunday at noon", "2026-11-22T12:00:00Z", "Open now, until 4pm"],
  ["Sunday evening", "2026-11-22T16:00:00Z", "Opens at 8am tomorrow"],
  ["the night the clocks go back", "2026-10-25T00:30:00Z", "Opens at 11am today"],
  ["early on the first day of summer time", "2026-03-29T09:59:00Z", "Opens at 11am today"],
  ["the end of that day", "2026-03-29T15:00:00Z", "Opens at 8am tomorrow"],
  ["the evening before the clocks go back", "2026-10-24T17:00:00Z", "Opens at 11am tomorrow"],
  ["early on the first day of winter time", "2026-10-25T10:59:00Z", "Opens at 11am today"],
  ["on Good Friday at noon", "2026-04-03T11:00:00Z", "Opens at 8am tomorrow"],
  ["the evening before Good Friday", "2026-04-02T18:00:00Z", "Opens at 8am on Saturday"],
  ["on Easter Sunday in the evening", "2026-04-05T16:00:00Z", "Opens at 8am on Tuesday"],
  ["before the hours of Easter Monday", "2026-04-06T05:00:00Z", "Opens at 8am tomorrow"],
  ["on Christmas Day", "2026-12-25T10:00:00Z", "Opens at 11am on Sunday"],
  ["in the last hour of Christmas Eve", "2026-12-24T17:30:00Z", "Open now, until 6pm"],
  ["on a Christmas Day that is a Saturday", "2027-12-25T10:00:00Z", "Opens at 8am on Wednesday"],
  ["on the day that stands in for it", "2027-12-27T10:00:00Z", "Opens at 8am on Wednesday"],
  ["on Good Friday of a later year", "2028-04-14T10:00:00Z", "Opens at 8am tomorrow"],
  ["on Christmas Day, for who works on it", "2026-12-25T10:00:00Z", "Open now, until 6pm", open],
  ["on a day of the firm's own", "2026-11-27T10:00:00Z", "Opens at 8am tomorrow", closed],
  ["days later", "2026-11-26T12:00:00Z", "Opens at 9:30am on Monday", { hours: mondays }],
  [
    "a week ahead",
    "2026-05-25T09:00:00Z",
    "Opens at 9:30am on Monday next week",
    { hours: mondays },
  ],
  ["more than a week ahead", "2026-05-24T09:00:00Z", "Closed now", { hours: mondays }],
  ["until midnight", "2026-11-23T23:59:50Z", "Open now, until midnight", { hours: untilMidnight }],
  ["past midnight", "2026-11-24T00:00:00Z", "Opens at 8am today", { hours: untilMidnight }],
  ["round the clock", "2026-11-23T23:59:50Z", "Open now", { hours: always }],
  [
    "before a day of its own",
    "2026-11-26T23:00:00Z",
    "Open now, until midnight",
    { hours: always, ...closed },
  ],
  ["through the night", "2026-11-23T23:59:50Z", "Open now", { hours: dayAndNight }],
  ["after that night", "2026-11-24T09:00:00Z", "Open now, until 6pm", { hours: dayAndNight }],
  ["where it is tomorrow already", "2026-04-03T22:00:00Z", "Opens at 8am today", inDubai],
  ["where the holiday has begun", "2026-04-02T21:00:00Z", "Opens at 8am tomorrow", inDubai],
])("%s: %s: %s", (_, moment, text, others) => {
  expect(openState({ ...openings, ...others }, new Date(moment)).text).toBe(text);
});

test("says times as people do", () => {
  expect(["00:00", "08:00", "12:00", "17:30", "23:59"].map(clockTime)).toEqual([
    "12am",
    "8am",
    "12pm",
    "5:30pm",
    "midnight",
  ]);
});

test("says the hours line by line, and that bank holidays are none of them", () => {
  const lines: Opening[] = [
    { days: [6], label: "Saturday", opens: "09:30", closes: "13:00" },
    { days: [1], label: "Monday", ...allDay },
    { days: [0], label: "Sunday", closed: true },
  ];
  const said = (closedOnBankHolidays: boolean) =>
    hoursInWords({ ...openings, hours: lines, closedOnBankHolidays }).map(
      ({ label, times }) => `${label} ${times}`,
    );
  const always = ["Saturday 9:30am to 1pm", "Monday 24 hours", "Sunday Closed"];
  expect(said(false)).toEqual(always);
  expect(said(true)).toEqual([...always, "Bank holidays Closed"]);
});

test("says nothing beside “By appointment”, where there are no hours", () => {
  const line: Opening = { days: [0, 1, 2, 3, 4, 5, 6], label: "By appointment", closed: true };
  expect(hoursInWords({ ...openings, hours: [line] })).toEqual([
    { label: "By appointment", times: "" },
  ]);
});
