import { expect, test } from "vitest";
import { parseFirm } from "~/firm/firm-schema";
import { openState } from "~/firm/opening-hours";
import { sampleFirm } from "~/firm/samples/sample-firm";

const hours = [
  { days: [1, 2, 3, 4, 5, 6], label: "Monday to Saturday", opens: "08:00", closes: "18:00" },
  { days: [0], label: "Sunday", opens: "11:00", closes: "16:00" },
];
const mondays = [{ days: [1], label: "Monday", opens: "09:30", closes: "12:00" }];
const openings = { hours, timeZone: "Europe/London", closedOnBankHolidays: true };
const line = (moment: string, others = {}) =>
  openState({ ...openings, ...others }, new Date(moment)).text;

test.each([
  ["on Good Friday at noon", "2026-04-03T11:00:00Z", "Opens at 8am tomorrow"],
  ["the evening before Good Friday", "2026-04-02T18:00:00Z", "Opens at 8am on Saturday"],
  ["on Easter Sunday in the evening", "2026-04-05T16:00:00Z", "Opens at 8am on Tuesday"],
  ["before the hours of Easter Monday", "2026-04-06T05:00:00Z", "Opens at 8am tomorrow"],
  ["on the day after", "2026-04-07T11:00:00Z", "Open now, until 6pm"],
  ["on Christmas Day", "2026-12-25T10:00:00Z", "Opens at 11am on Sunday"],
  ["in the last hour of Christmas Eve", "2026-12-24T17:30:00Z", "Open now, until 6pm"],
  ["on a Christmas Day that is a Saturday", "2027-12-25T10:00:00Z", "Opens at 8am on Wednesday"],
  ["on the day that stands in for it", "2027-12-27T10:00:00Z", "Opens at 8am on Wednesday"],
  ["on Good Friday of a later year", "2028-04-14T10:00:00Z", "Opens at 8am tomorrow"],
])("%s: %s", (_, moment, text) => {
  expect(line(moment)).toBe(text);
});

test("who works on bank holidays is open on them", () => {
  expect(line("2026-12-25T10:00:00Z", { closedOnBankHolidays: false })).toBe("Open now, until 6pm");
});

const wedding = { date: "2026-11-27", name: "Closed for a wedding" };

test("a day of the firm's own is closed as well", () => {
  expect(line("2026-11-27T10:00:00Z", { closedOn: [wedding] })).toBe("Opens at 8am tomorrow");
  expect(line("2026-11-27T10:00:00Z")).toBe("Open now, until 6pm");
});

test("an opening more than a week ahead is not named by its weekday", () => {
  expect(line("2026-05-25T09:00:00Z", { hours: mondays })).toBe("Opens at 9:30am on Monday");
  expect(line("2026-05-24T09:00:00Z", { hours: mondays })).toBe("Closed now");
});

test("the day is the office's own", () => {
  expect(line("2026-04-03T22:00:00Z", { timeZone: "Asia/Dubai" })).toBe("Opens at 8am today");
  expect(line("2026-04-02T21:00:00Z", { timeZone: "Asia/Dubai" })).toBe("Opens at 8am tomorrow");
});

test.each([
  [
    "a date that is none",
    [{ date: "2026-02-30", name: "Leap day" }],
    "closedOn[0].date must be a date",
  ],
  ["a day without a name", [{ date: "2026-12-25", name: "" }], "closedOn[0].name is empty"],
  ["a date twice", [wedding, wedding], "must not use a date twice"],
])("%s stops the build and names the field", (_, days, message) => {
  expect(() => parseFirm({ ...sampleFirm, closedOn: days })).toThrow(message);
});

test("a firm says whether it is closed on bank holidays", () => {
  expect(() => parseFirm({ ...sampleFirm, closedOnBankHolidays: "yes" })).toThrow(
    "closedOnBankHolidays must be true or false",
  );
});

test("a firm need not name any", () => {
  expect(parseFirm({ ...sampleFirm, closedOn: undefined }).closedOn).toBeUndefined();
});
