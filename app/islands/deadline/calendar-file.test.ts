import ICAL from "ical.js";
import { expect, test, vi } from "vitest";
import { calendarFile, saveInCalendar } from "./calendar-file";

const file = calendarFile({
  day: "2026-12-31",
  title: "Last safe day: Code of Practice 9; or “CDF”, as it says",
  description: `By the end of that day:\nHMRC must have your answer \\ ${"and its documents ".repeat(12)}`,
  uid: "2026-12-31@the-firm.example",
  now: new Date("2026-11-23T10:05:00Z"),
});
const calendar = new ICAL.Component(ICAL.parse(file));
const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);

test("is read by a calendar as one event that takes all of that day", () => {
  expect(calendar.getAllSubcomponents("vevent")).toHaveLength(1);
  expect(event.startDate.isDate).toBe(true);
  expect(event.startDate.toString()).toBe("2026-12-31");
  expect(event.endDate.toString()).toBe("2027-01-01");
  expect(event.uid).toBe("2026-12-31@the-firm.example");
  expect(event.component.getFirstPropertyValue("dtstamp")?.toString()).toBe("2026-11-23T10:05:00Z");
});

test("keeps every sign of its words", () => {
  expect(event.summary).toBe("Last safe day: Code of Practice 9; or “CDF”, as it says");
  expect(event.description).toMatch(/^By the end of that day:\nHMRC must have your answer \\ and/);
  expect(event.description.match(/and its documents/g)).toHaveLength(12);
});

test("reminds 7 and 2 days before", () => {
  const triggers = event.component
    .getAllSubcomponents("valarm")
    .map((alarm) => alarm.getFirstPropertyValue("trigger")?.toString());
  expect(triggers).toEqual(["-P7D", "-P2D"]);
});

test("has lines of at most 75 octets, each ended as the format wants", () => {
  expect(file.endsWith("\r\n")).toBe(true);
  const lines = file.split("\r\n");
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  expect(lines.join("")).not.toContain("\n");
});

test("is let go of once the browser must have taken it", () => {
  vi.useFakeTimers();
  const letGo = vi.spyOn(URL, "revokeObjectURL");
  const link = { href: "", click() {} };
  vi.stubGlobal("document", { createElement: () => link });
  vi.stubGlobal("location", { hostname: "the-firm.example" });
  saveInCalendar("2026-12-31", "CoP9", []);
  vi.advanceTimersByTime(10_000);
  expect(letGo).not.toHaveBeenCalled();
  vi.advanceTimersByTime(50_000);
  expect(letGo).toHaveBeenCalledWith(link.href);
});
