import { expect, test } from "vitest";
import { parseFirm } from "~/firm/firm-schema";
import { openState } from "~/firm/opening-hours";
import { sampleFirm } from "~/firm/samples/sample-firm";

const hours = [
  { days: [1, 2, 3, 4, 5, 6], label: "Monday to Saturday", opens: "08:00", closes: "18:00" },
  { days: [0], label: "Sunday", opens: "11:00", closes: "16:00" },
];
const mondays = [{ days: [1], label: "Monday", opens: "09:30", closes: "12:00" }];
const closedOn = ["2026-04-03", "2026-04-06", "2026-05-25", "2026-12-25", "2026-12-28"].map(
  (date) => ({ date, name: "Bank holiday" }),
);

const line = (moment: string, open = hours, timeZone = "Europe/London") =>
  openState(open, new Date(moment), timeZone, closedOn).text;

test.each([
  ["on Good Friday at noon", "2026-04-03T11:00:00Z", "Opens at 8am tomorrow"],
  ["the evening before Good Friday", "2026-04-02T18:00:00Z", "Opens at 8am on Saturday"],
  ["on Easter Sunday in the evening", "2026-04-05T16:00:00Z", "Opens at 8am on Tuesday"],
  ["before the hours of Easter Monday", "2026-04-06T05:00:00Z", "Opens at 8am tomorrow"],
  ["on the day after", "2026-04-07T11:00:00Z", "Open now, until 6pm"],
  ["on Christmas Day", "2026-12-25T10:00:00Z", "Opens at 8am tomorrow"],
  ["in the last hour of Christmas Eve", "2026-12-24T17:30:00Z", "Open now, until 6pm"],
])("%s: %s", (_, moment, text) => {
  expect(line(moment)).toBe(text);
});

test("an opening more than a week ahead is not named by its weekday", () => {
  expect(line("2026-05-25T09:00:00Z", mondays)).toBe("Opens at 9:30am on Monday");
  expect(line("2026-05-24T09:00:00Z", mondays)).toBe("Closed now");
});

test("the day is the office's own", () => {
  expect(line("2026-04-03T22:00:00Z", hours, "Asia/Dubai")).toBe("Opens at 8am today");
  expect(line("2026-04-02T21:00:00Z", hours, "Asia/Dubai")).toBe("Opens at 8am tomorrow");
});

test.each([
  [
    "a date that is none",
    [{ date: "2026-02-30", name: "Leap day" }],
    "closedOn[0].date must be a date",
  ],
  ["a day without a name", [{ date: "2026-12-25", name: "" }], "closedOn[0].name is empty"],
  ["a date twice", [closedOn[0], closedOn[0]], "must not use a date twice"],
])("%s stops the build and names the field", (_, days, message) => {
  expect(() => parseFirm({ ...sampleFirm, closedOn: days })).toThrow(message);
});

test("a firm need not name any", () => {
  expect(parseFirm({ ...sampleFirm, closedOn: undefined }).closedOn).toBeUndefined();
});
