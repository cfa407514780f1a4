import type { ClosedDay, Opening } from "./firm-schema";
import { weekdays } from "./weekdays";

const oneDay = 86_400_000;

/** When an office is open, as a document carries it. */
export interface Openings {
  hours: readonly Opening[];
  timeZone: string;
  closedOn?: readonly ClosedDay[] | undefined;
}

interface OpenState {
  open: boolean;
  /** One line, on the smallest phone too, such as "Open now, until 6pm" or "Opens at 8am tomorrow". */
  text: string;
}

/**
 * Says whether the office is open.
 *
 * @param hours the firm's opening hours, in local time of the office
 * @param now the moment asked about
 * @param timeZone the office's IANA time zone
 * @param closedOn the days on which it is closed whatever the hours say
 * @returns the state, and the line that says it with the next change, if that is within a week
 */
export function openState(
  hours: readonly Opening[],
  now: Date,
  timeZone: string,
  closedOn: readonly ClosedDay[] = [],
): OpenState {
  const { date, minutes } = localTime(now, timeZone);
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const day = new Date(date.getTime() + ahead * oneDay);
    const opening = hoursOf(hours, day.getUTCDay());
    if (!opening || closedOn.some((closed) => closed.date === dayOf(day))) continue;
    const { opens, closes } = opening;
    if (ahead === 0 && minutes >= toMinutes(opens)) {
      if (minutes >= toMinutes(closes)) continue;
      return { open: true, text: `Open now, until ${clockTime(closes)}` };
    }
    const when = ["today", "tomorrow"][ahead] ?? `on ${weekdays[day.getUTCDay()]}`;
    return { open: false, text: `Opens at ${clockTime(opens)} ${when}` };
  }
  return { open: false, text: "Closed now" };
}

/** @returns a time of day, HH:MM, as people say it: "8am", "5:30pm" */
export function clockTime(time: string): string {
  const minutes = toMinutes(time);
  const hour = Math.floor(minutes / 60);
  const past = minutes % 60 ? `:${String(minutes % 60).padStart(2, "0")}` : "";
  return `${hour % 12 || 12}${past}${hour < 12 ? "am" : "pm"}`;
}

/** @returns the times of a line of the opening hours as people say them: "8am to 6pm", or "Closed" */
export function openTimes(line: Opening): string {
  return line.closed ? "Closed" : `${clockTime(line.opens)} to ${clockTime(line.closes)}`;
}

/** YYYY-MM-DD */
const dayOf = (day: Date) => day.toISOString().slice(0, 10);

type Hours = Exclude<Opening, { closed: true }>;

function hoursOf(hours: readonly Opening[], day: number): Hours | undefined {
  return hours.find((line) => !line.closed && line.days.includes(day)) as Hours | undefined;
}

function toMinutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}

/** The office's day, as midnight UTC, and the minutes that have passed of it. */
function localTime(now: Date, timeZone: string): { date: Date; minutes: number } {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(now);
  const part = (type: string) => Number(parts.find((entry) => entry.type === type)?.value);
  return {
    date: new Date(Date.UTC(part("year"), part("month") - 1, part("day"))),
    minutes: part("hour") * 60 + part("minute"),
  };
}
