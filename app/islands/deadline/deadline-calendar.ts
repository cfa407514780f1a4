import { answerWords } from "~/words/deadlines/deadline-answers";
import { deadlineWords } from "~/words/deadlines/deadline-words";
import { calendarFile } from "./calendar-file";
import type { DeadlineSheetWords } from "./outcome";

/**
 * Hands the visitor a calendar file.
 *
 * @param day the day of its entry, YYYY-MM-DD
 * @param sheet what the day is about
 * @param what must have been done by it, and what else is to be known
 */
export function saveInCalendar(
  day: string,
  { title }: DeadlineSheetWords,
  what: readonly (string | undefined)[],
) {
  const text = calendarFile({
    day,
    title: answerWords.event(title),
    description: [deadlineWords.by, ...what].filter(Boolean).join(" "),
    uid: `${day}-${title.replace(/\W+/g, "-").toLowerCase()}@${location.hostname}`,
    now: new Date(),
  });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/calendar" }));
  link.download = `last-safe-day-${day}.ics`;
  link.click();
  URL.revokeObjectURL(link.href);
}
