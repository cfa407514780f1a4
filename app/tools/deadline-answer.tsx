import { weekdays } from "~/config/weekdays";
import { answerWords, deadlineSheet } from "~/content/deadline-answers";
import { deadlineWords } from "~/content/deadline-words";
import type { Deadline } from "~/content/types";
import { dayInLondon, daysBetween, fullDate, weekdayOf } from "~/lib/calendar";
import { calendarFile } from "~/lib/calendar-file";
import { phoneHref } from "~/lib/contact-links";
import { lastSafeDay, oddLastDay, oddLetterDate } from "~/lib/deadline";
import { displayDate } from "~/lib/display-date";
import { readDays } from "~/lib/read-figures";
import { restDay, workingDayBefore } from "~/lib/rest-days";
import { readTypedDate } from "~/lib/typed-date";
import { Button, ButtonAnchor } from "~/ui/button";
import { Icon } from "~/ui/icons";
import { PageLink } from "~/ui/link";
import { DeadlineSheet } from "./deadline-sheet";
import { By, DayCells, DeadlineSlip } from "./deadline-slip";
import type { DeadlineOutcome, DeadlineSheetWords } from "./deadline-tool";

/* Its words come from the content itself: as props they would be fetched by whoever asks nothing. */

/**
 * @param deadline the time limit
 * @param given the date as it was picked or typed
 * @param sheet what the printed sheet says besides
 * @returns the last safe day on its slip, or what is wrong with the date
 */
export function answerTo(
  deadline: Deadline,
  given: string,
  sheet: DeadlineSheetWords,
): DeadlineOutcome {
  const date = readTypedDate(given);
  if (!date) return { error: answerWords.problems.missing };
  const today = dayInLondon(new Date());
  const { counting } = deadline;
  const odd = counting ? oddLetterDate(date, today) : oddLastDay(date, today);
  if (odd === "future" || odd === "far") return { error: answerWords.problems[odd] };

  const last = counting ? lastSafeDay(date, counting.time.value) : date;
  const left = daysBetween(today, last);
  const label = left < 0 ? answerWords.lateLabel : answerWords.label;
  const summary = `${label}: ${fullDate(last)}. ${distance(left)}`;
  return {
    summary,
    slip: (
      <DeadlineAnswer
        {...{ deadline, label, last, left, sheet }}
        letterDate={counting && date}
        isOld={odd === "longAgo"}
      />
    ),
  };
}

interface DeadlineAnswerProps {
  deadline: Deadline;
  label: string;
  /** The last day and, where it was counted, the date on the letter, YYYY-MM-DD. */
  last: string;
  letterDate?: string;
  /** Days from today to the last one; negative when it is over. */
  left: number;
  isOld: boolean;
  sheet: DeadlineSheetWords;
}

function DeadlineAnswer({
  deadline,
  label,
  last,
  letterDate,
  left,
  isOld,
  sheet,
}: DeadlineAnswerProps) {
  const { counting } = deadline;
  const days = counting && readDays(counting.time.value);
  const rest = left < 0 ? undefined : restOf(last, left);
  return (
    <DeadlineSlip label={label}>
      <p
        ref={comeIntoSight}
        className="mt-1 scroll-mb-12 font-display text-[1.625rem] leading-[1.28] font-[620] @4xl:text-h2"
      >
        <mark>
          {weekdays[weekdayOf(last)]} <span className="whitespace-nowrap">{displayDate(last)}</span>
        </mark>
      </p>
      <p className="mt-2 font-semibold">{distance(left)}</p>
      {isOld && <p className="mt-2 font-semibold text-red">{answerWords.longAgo}</p>}
      {days && (
        <DayCells
          days={days}
          over={Math.min(days - left, days) - 1}
          first={deadlineWords.firstDay}
          last={deadlineWords.lastDay(days)}
        />
      )}
      {left < 0 ? (
        <p className="mt-4">
          <strong>{answerWords.nextStep}</strong> {deadline.late}
        </p>
      ) : (
        <By words={deadlineWords} by={deadline.by} />
      )}
      {rest && <p className="mt-3 border-l-[6px] border-manila pl-3">{rest}</p>}
      <p className="mt-3 text-small text-ink-2">{safeSide(deadline)}</p>
      <div className="mt-auto grid gap-x-4 gap-y-3 pt-5 @sm:flex @sm:flex-wrap @sm:items-center">
        <ButtonAnchor href={phoneHref} className="whitespace-normal">
          <Icon name="phone" />
          {left > 1 ? answerWords.call : answerWords.callNow}
        </ButtonAnchor>
        {left >= 0 && (
          <>
            <Button
              variant="outline"
              onClick={() => saveInCalendar(last, sheet, [deadline.by, rest])}
            >
              {answerWords.calendar}
            </Button>
            <Button variant="outline" onClick={() => window.print()}>
              {answerWords.print}
            </Button>
          </>
        )}
        <PageLink
          page="contact"
          className="text-link inline-flex min-h-11 items-center justify-center"
        >
          {answerWords.contact}
        </PageLink>
      </div>
      {left >= 0 && (
        <DeadlineSheet
          label={label}
          day={fullDate(last)}
          by={deadline.by}
          notes={[rest, letterDate && deadlineSheet.from(fullDate(letterDate)), safeSide(deadline)]}
          sheet={sheet}
        />
      )}
    </DeadlineSlip>
  );
}

/** On a small screen the button is at its foot, and the answer below it. */
function comeIntoSight(day: HTMLElement | null) {
  day?.scrollIntoView({ block: "nearest" });
}

function distance(left: number): string {
  if (left > 1) return answerWords.ahead(left);
  if (left < -1) return answerWords.ago(-left);
  return { 1: answerWords.tomorrow, 0: answerWords.today, [-1]: answerWords.yesterday }[left] ?? "";
}

/** What it means that nobody works on the last day, if nobody does. */
function restOf(last: string, left: number): string | undefined {
  const what = restDay(last);
  if (!what) return undefined;
  const before = workingDayBefore(last);
  const leftBefore = left - daysBetween(before, last);
  if (leftBefore > 0) return answerWords.rest(what, fullDate(before));
  return leftBefore === 0 ? answerWords.restToday(what) : answerWords.restPast(what);
}

function safeSide({ counting }: Deadline): string {
  const { printed, exact, dayEarly, fromReceipt } = answerWords.safeSide;
  if (!counting) return printed;
  if (counting.from === "receipt") return fromReceipt;
  return counting.includesStart ? exact : dayEarly;
}

function saveInCalendar(
  last: string,
  { title }: DeadlineSheetWords,
  what: readonly (string | undefined)[],
) {
  const text = calendarFile({
    day: last,
    title: answerWords.event(title),
    description: [deadlineWords.by, ...what].filter(Boolean).join(" "),
    uid: `${last}-${title.replace(/\W+/g, "-").toLowerCase()}@${location.hostname}`,
    now: new Date(),
  });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/calendar" }));
  link.download = `last-safe-day-${last}.ics`;
  link.click();
  URL.revokeObjectURL(link.href);
}
