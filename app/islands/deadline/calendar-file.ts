import { addDays } from "~/firm/days";
import { answerWords } from "~/words/deadlines/deadline-answers";
import { deadlineWords } from "~/words/deadlines/deadline-words";

/**
 * Hands the visitor a calendar file.
 *
 * @param day the day of its entry, YYYY-MM-DD
 * @param id which letter and limit it is the last day of
 * @param what must have been done by it, and what else is to be known
 */
export function saveInCalendar(day: string, id: string, what: readonly (string | undefined)[]) {
  const text = calendarFile({
    day,
    title: answerWords.event,
    description: [deadlineWords.by, ...what].filter(Boolean).join(" "),
    uid: `${day}-${id.replace(/\W+/g, "-").toLowerCase()}@${location.hostname}`,
    now: new Date(),
  });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/calendar" }));
  link.download = `last-safe-day-${day}.ics`;
  link.click();
  // Safari still reads it for a while.
  setTimeout(URL.revokeObjectURL, 60_000, link.href);
}

interface AllDayEvent {
  /** The day, YYYY-MM-DD. */
  day: string;
  title: string;
  description: string;
  /** The same for the same event at every time, so that a calendar keeps it once. */
  uid: string;
  /** When the file is made. */
  now: Date;
}

/**
 * @param event an event that takes all of one day
 * @returns a calendar file (RFC 5545) with it, and with reminders 7 and 2 days before
 */
export function calendarFile({ day, title, description, uid, now }: AllDayEvent): string {
  const alarm = (days: number) => [
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-P${days}D`,
    "END:VALARM",
  ];
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Last safe day//EN",
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${compact(now.toISOString().slice(0, 19))}Z`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    "TRANSP:TRANSPARENT",
    ...alarm(7),
    ...alarm(2),
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function compact(date: string): string {
  return date.replace(/[-:]/g, "");
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
}

/** Lines of at most 75 octets in UTF-8, of which none cuts a character in two. */
function folded(line: string): string {
  if (new TextEncoder().encode(line).length <= 75) return line;
  return [...line].reduce((text, character) => {
    const last = text.slice(text.lastIndexOf("\n") + 1);
    const fits = new TextEncoder().encode(last + character).length <= 75;
    return fits ? text + character : `${text}\r\n ${character}`;
  }, "");
}
