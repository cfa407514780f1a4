import { bankHolidays } from "./bank-holidays";
import { addDays, weekdayOf, weekdays } from "./days";
import type { Opening } from "./firm-schema";

/** When an office is open, as a document carries it. */
export interface Openings {
  hours: readonly Opening[];
  timeZone: string;
  /** Days of the firm's own on which it is closed whatever the hours say. */
  closedOn?: readonly string[] | undefined;
  closedOnBankHolidays?: boolean | undefined;
}

interface OpenState {
  open: boolean;
  /** One line, on the smallest phone too, such as "Open now, until 6pm" or "Opens at 8am tomorrow"; past midnight just "Open now". */
  text: string;
}

/**
 * Says whether the office is open.
 *
 * @param openings its hours in its local time, and when they do not hold
 * @param now the moment asked about
 * @returns the state, and the line that says it with the next change, if that is within a week
 */
export function openState(openings: Openings, now: Date): OpenState {
  const { date, minutes } = localTime(now, openings.timeZone);
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const day = addDays(date, ahead);
    const opening = hoursOn(openings, day);
    if (!opening) continue;
    const { opens, closes } = opening;
    if (ahead === 0 && minutes >= toMinutes(opens)) {
      if (closes !== midnight && minutes >= toMinutes(closes)) continue;
      const goesOn = closes === midnight && hoursOn(openings, addDays(day, 1))?.opens === "00:00";
      return { open: true, text: goesOn ? "Open now" : `Open now, until ${clockTime(closes)}` };
    }
    const weekday = `on ${weekdays[weekdayOf(day)]}${ahead === 7 ? " next week" : ""}`;
    const when = ["today", "tomorrow"][ahead] ?? weekday;
    return { open: false, text: `Opens at ${clockTime(opens)} ${when}` };
  }
  return { open: false, text: "Closed now" };
}

/** The end of a day, as the hours are written: 24:00 is no time of day. */
const midnight = "23:59";

/** @returns a time of day, HH:MM, as people say it: "8am", "5:30pm", "midnight" at its end */
export function clockTime(time: string): string {
  if (time === midnight) return "midnight";
  const minutes = toMinutes(time);
  const hour = Math.floor(minutes / 60);
  const past = minutes % 60 ? `:${String(minutes % 60).padStart(2, "0")}` : "";
  return `${hour % 12 || 12}${past}${hour < 12 ? "am" : "pm"}`;
}

/**
 * @returns the opening hours line by line as people read them: "Sunday" and "11am to 4pm", or "Closed"; where the week
 * has none, its labels alone
 */
export function hoursInWords({ hours, closedOnBankHolidays }: Openings) {
  if (hours.every(({ closed }) => closed)) return hours.map(({ label }) => ({ label, times: "" }));
  const lines = hours.map((line) => ({ label: line.label, times: openTimes(line) }));
  return closedOnBankHolidays ? [...lines, { label: "Bank holidays", times: "Closed" }] : lines;
}

function openTimes(line: Opening): string {
  if (line.closed) return "Closed";
  if (line.opens === "00:00" && line.closes === midnight) return "24 hours";
  return `${clockTime(line.opens)} to ${clockTime(line.closes)}`;
}

function isClosed({ closedOn = [], closedOnBankHolidays }: Openings, day: string): boolean {
  if (closedOn.includes(day)) return true;
  // Where one falls on a weekend and another day stands in for it, nobody comes on either.
  const isHoliday = /-(?:01-01|12-25|12-26)$/.test(day);
  return Boolean(
    closedOnBankHolidays && (isHoliday || bankHolidays(Number(day.slice(0, 4))).includes(day)),
  );
}

type Hours = Exclude<Opening, { closed: true }>;

function hoursOn(openings: Openings, day: string): Hours | undefined {
  if (isClosed(openings, day)) return;
  const line = openings.hours.find(({ days }) => days.includes(weekdayOf(day)));
  return line?.closed ? undefined : line;
}

function toMinutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}

/** @returns the day that it is there, YYYY-MM-DD, and the minutes that have passed of it */
export function localTime(now: Date, timeZone: string): { date: string; minutes: number } {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(now);
  const part = (type: string) => parts.find((entry) => entry.type === type)?.value;
  return {
    date: `${part("year")}-${part("month")}-${part("day")}`,
    minutes: Number(part("hour")) * 60 + Number(part("minute")),
  };
}
