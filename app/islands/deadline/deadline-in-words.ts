import { answerWords } from "~/words/deadlines/deadline-answers";
import type { Deadline } from "~/words/types";
import { dayInLondon, daysBetween, fullDate } from "./calendar";
import { countedDay, oddDay } from "./deadline";
import { restDay, workingDayBefore } from "./rest-days";
import { readTypedDate } from "./typed-date";

/** What the tool says to a date. */
export interface Answer {
  label: string;
  /** The last day and, where it was counted, the date on the letter, YYYY-MM-DD. */
  last: string;
  letterDate?: string | undefined;
  /** Days from today to the last one; negative when it is over. */
  left: number;
  /** While the law's own last day may still be to come. */
  grace?: ReturnType<typeof graceOf> | undefined;
  isOld: boolean;
  /** The same in a line. */
  summary: string;
}

/**
 * @param deadline the time limit
 * @param given the date as it was picked or typed
 * @returns the last safe day, or what is wrong with the date
 */
export function answerTo(deadline: Deadline, given: string): { answer?: Answer; error?: string } {
  const today = dayInLondon(new Date());
  const { counting } = deadline;
  const date = readTypedDate(given, today, Boolean(counting));
  if (!date) return { error: answerWords.problems.missing };
  const odd = oddDay(date, !counting, today);
  if (odd === "future" || odd === "far") return { error: answerWords.problems[odd] };

  const { last, left, inGrace } = counting
    ? countedDay(date, counting, today)
    : { last: date, left: daysBetween(today, date), inGrace: false };
  const letterDate = counting ? date : undefined;
  const isOld = odd === "longAgo";
  if (inGrace) {
    const grace = graceOf(deadline, last);
    const label = answerWords.graceLabel;
    const summary = `${label}. ${grace.headline}`;
    return { answer: { label, last, letterDate, left, grace, isOld, summary } };
  }
  const label = left < 0 ? answerWords.lateLabel : answerWords.label;
  const { rest } = restOf(deadline, last, left);
  const said = [`${label}: ${fullDate(last)}`, distance(left), rest, isOld && answerWords.longAgo];
  const summary = said.flatMap((words) => (words ? words.replace(/\.$/, "") : [])).join(". ");
  return { answer: { label, last, letterDate, left, isOld, summary } };
}

/**
 * @param left days from today to the last one; negative when it is over
 * @returns how far away that is
 */
export function distance(left: number): string {
  if (left > 1) return answerWords.ahead(left);
  if (left < -1) return answerWords.ago(-left);
  return { 1: answerWords.tomorrow, 0: answerWords.today, [-1]: answerWords.yesterday }[left] ?? "";
}

/**
 * What it means that nobody works on the last day, if nobody does.
 *
 * @param deadline the time limit
 * @param last its last day, YYYY-MM-DD
 * @param left days from today to it; negative when it is over
 * @returns the sentence, if any; the day by which to be done with it: the working day before, if that is still to
 *   come; and how many days are left to work on it, those of rest at its end not counted
 */
export function restOf({ counting }: Deadline, last: string, left: number) {
  const what = left < 0 ? undefined : restDay(last);
  if (!what) return { workBy: last, leftToWork: left };
  const before = workingDayBefore(last);
  const leftBefore = left - daysBetween(before, last);
  return {
    rest: restText(what, before, leftBefore, counting?.movesOn),
    workBy: leftBefore < 0 ? last : before,
    leftToWork: leftBefore,
  };
}

function restText(what: string, before: string, leftBefore: number, movesOn = false): string {
  const { rest, restToday, restPast, restMoves, restMovesNow } = answerWords;
  if (movesOn) return leftBefore > 0 ? restMoves(what, fullDate(before)) : restMovesNow(what);
  if (leftBefore > 0) return rest(what, fullDate(before));
  return leftBefore === 0 ? restToday(what) : restPast(what);
}

/**
 * @param deadline the time limit
 * @param last its last day by the strict count, YYYY-MM-DD
 * @returns what to do while the law's own last day may still be to come, and why
 */
function graceOf({ grace }: Deadline, last: string) {
  return grace ?? { headline: answerWords.grace, text: answerWords.graceText(fullDate(last)) };
}

/** @returns on which side of the law's own last day the answer errs */
export function safeSide({ counting }: Deadline): string {
  const { printed, exact, dayEarly, fromReceipt } = answerWords.safeSide;
  if (!counting) return printed;
  if (counting.from === "receipt") return fromReceipt;
  return counting.includesStart ? exact : dayEarly;
}
