import { Button, ButtonAnchor } from "~/app/design/button";
import { Icon } from "~/app/design/icons";
import { PageLink } from "~/app/design/link";
import { distance, graceOf, restOf, safeSide } from "~/app/islands/deadline/deadline-in-words";
import { phoneHref } from "~/firm/contact-links";
import { weekdayOf, weekdays } from "~/firm/days";
import { answerWords, deadlineSheet } from "~/words/deadlines/deadline-answers";
import { deadlineWords } from "~/words/deadlines/deadline-words";
import { displayDate } from "~/words/display-date";
import type { Deadline } from "~/words/types";
import { dayInLondon, daysBetween, fullDate } from "./calendar";
import { countedDay, oddLastDay, oddLetterDate } from "./deadline";
import { saveInCalendar } from "./deadline-calendar";
import { DeadlineSheet } from "./deadline-sheet";
import { By, DayCells, DeadlineSlip, daysOf } from "./deadline-slip";
import { openNow, WhileClosed } from "./deadline-tonight";
import type { DeadlineOutcome, DeadlineSheetWords } from "./outcome";
import { readTypedDate } from "./typed-date";

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
  const today = dayInLondon(new Date());
  const date = readTypedDate(given, today);
  if (!date) return { error: answerWords.problems.missing };
  const { counting } = deadline;
  const odd = counting ? oddLetterDate(date, today) : oddLastDay(date, today);
  if (odd === "future" || odd === "far") return { error: answerWords.problems[odd] };

  const { last, left, inGrace } = counting
    ? countedDay(date, { ...counting, time: counting.time.value }, today)
    : { last: date, left: daysBetween(today, date), inGrace: false };
  const label = inGrace
    ? answerWords.graceLabel
    : left < 0
      ? answerWords.lateLabel
      : answerWords.label;
  const summary = inGrace
    ? `${label}. ${graceOf(deadline, last).headline}`
    : `${label}: ${fullDate(last)}. ${distance(left)}`;
  return {
    summary,
    slip: (
      <DeadlineAnswer
        {...{ deadline, label, last, left, inGrace, sheet }}
        letterDate={counting ? date : undefined}
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
  /** Whether the law's own last day may still be to come. */
  inGrace: boolean;
  isOld: boolean;
  sheet: DeadlineSheetWords;
}

function DeadlineAnswer({
  deadline,
  label,
  last,
  letterDate,
  left,
  inGrace,
  isOld,
  sheet,
}: DeadlineAnswerProps) {
  const { counting } = deadline;
  // Whoever has given the date is done with the first step, to find it.
  const [, next] = sheet.firstSteps;
  const days = daysOf(counting);
  const { rest, workBy } = restOf(deadline, last, left);
  const { open: isOpen, text: openLine } = openNow();
  const grace = inGrace ? graceOf(deadline, last) : undefined;
  const isUrgent = inGrace || left === 0 || left === 1;
  return (
    <DeadlineSlip label={label}>
      <p
        ref={comeIntoSight}
        className="mt-1 scroll-mb-12 font-display text-h3 leading-tight font-semibold @4xl:text-h2"
      >
        <mark>
          {grace?.headline ?? (
            <>
              {weekdays[weekdayOf(last)]}{" "}
              <span className="whitespace-nowrap">{displayDate(last)}</span>
            </>
          )}
        </mark>
      </p>
      <p className="mt-2 font-semibold">{grace?.text ?? distance(left)}</p>
      {isOld && <p className="mt-2 font-semibold text-red">{answerWords.longAgo}</p>}
      {days && (
        <DayCells
          days={days}
          over={Math.min(days - left, days) - 1}
          first={deadlineWords.firstDay}
          last={deadlineWords.lastDay(days)}
        />
      )}
      {left < 0 && !inGrace ? (
        <p className="mt-4">
          <strong>{answerWords.nextStep}</strong> {deadline.late}
        </p>
      ) : (
        <By lead={inGrace ? answerWords.graceBy : undefined} by={deadline.by} />
      )}
      {inGrace && deadline.perhaps && <p className="mt-3">{deadline.perhaps}</p>}
      {!counting && left >= 0 && next && (
        <p className="mt-3">
          <strong>{`${deadlineSheet.first}:`}</strong> {next.title ?? next.description}
        </p>
      )}
      {left <= 1 && <WhileClosed tonight={isUrgent ? deadline.tonight : null} />}
      {rest && <p className="mt-3 border-l-4 border-manila pl-3">{rest}</p>}
      <p className="mt-3 text-small text-ink-2">{safeSide(deadline)}</p>
      <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-3 pt-4">
        <ButtonAnchor href={phoneHref} className="whitespace-normal max-sm:w-full">
          <Icon name="phone" />
          {left > 1 || !isOpen ? answerWords.call : answerWords.callNow}
        </ButtonAnchor>
        {(isOpen || left > 1) && <p className="text-small text-ink-2">{openLine}</p>}
        {left >= 0 && (
          <>
            <Button
              variant="outline"
              className="max-sm:w-full"
              onClick={() => saveInCalendar(workBy, sheet, [deadline.by, rest])}
            >
              {answerWords.calendar}
            </Button>
            <Button variant="outline" className="max-sm:w-full" onClick={() => window.print()}>
              {answerWords.print}
            </Button>
          </>
        )}
        <PageLink page="contact" className="text-link inline-flex min-h-11 items-center">
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
