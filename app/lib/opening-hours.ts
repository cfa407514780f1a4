import type { Opening } from "~/config/firm-schema";
import { weekdays } from "./weekdays";

interface OpenState {
  open: boolean;
  /** One line, on the smallest phone too, such as "Open now, until 6pm" or "Closed until 8am tomorrow". */
  text: string;
}

/**
 * Says whether the office is open.
 *
 * @param hours the firm's opening hours, in local time of the office
 * @param now the moment asked about
 * @param timeZone the office's IANA time zone
 * @returns the state, and the line that says it with the next change
 */
export function openState(hours: readonly Opening[], now: Date, timeZone: string): OpenState {
  const { day, minutes } = localTime(now, timeZone);
  const today = hoursOf(hours, day);
  if (today && minutes >= toMinutes(today.opens) && minutes < toMinutes(today.closes)) {
    return { open: true, text: `Open now, until ${clockTime(today.closes)}` };
  }
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const next = hoursOf(hours, (day + ahead) % 7);
    if (!next || (ahead === 0 && minutes >= toMinutes(next.opens))) continue;
    const when = ["today", "tomorrow"][ahead] ?? `on ${weekdays[(day + ahead) % 7]}`;
    return { open: false, text: `Closed until ${clockTime(next.opens)} ${when}` };
  }
  return { open: false, text: "Closed now" };
}

/**
 * @param time a time of day, HH:MM
 * @returns the same as people say it: "8am", "5:30pm"
 */
export function clockTime(time: string): string {
  const minutes = toMinutes(time);
  const hour = Math.floor(minutes / 60);
  const past = minutes % 60 ? `:${String(minutes % 60).padStart(2, "0")}` : "";
  return `${hour % 12 || 12}${past}${hour < 12 ? "am" : "pm"}`;
}

type Hours = Exclude<Opening, { closed: true }>;

function hoursOf(hours: readonly Opening[], day: number): Hours | undefined {
  return hours.find((line) => !line.closed && line.days.includes(day)) as Hours | undefined;
}

function toMinutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}

function localTime(now: Date, timeZone: string): { day: number; minutes: number } {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    weekday: "long",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(now);
  const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? "";
  return {
    day: weekdays.indexOf(part("weekday") as (typeof weekdays)[number]),
    minutes: Number(part("hour")) * 60 + Number(part("minute")),
  };
}
