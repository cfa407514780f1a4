import { Button } from "~/app/design/button";
import { PhoneButton } from "~/app/design/contact-link";
import { PageLink } from "~/app/design/link";
import { weekdayOf, weekdays } from "~/firm/days";
import { openings } from "~/firm/firm-details";
import { openState } from "~/firm/opening-hours";
import { answerWords, deadlineSheet } from "~/words/deadlines/deadline-answers";
import { displayDate } from "~/words/display-date";
import type { Deadline } from "~/words/types";
import { fullDate } from "./calendar";
import { saveInCalendar } from "./calendar-file";
import { type Answer, distance, restOf, safeSide } from "./deadline-in-words";
import { DeadlineSheet, type DeadlineSheetWords } from "./deadline-sheet";
import { By, DayCells, DeadlineSlip, daysOf } from "./deadline-slip";

interface DeadlineAnswerProps {
  /** All that could be chosen. */
  deadlines: readonly Deadline[];
  deadline: Deadline;
  answer: Answer;
  sheet: DeadlineSheetWords;
}

/** The last safe day on its slip, what it means, and what to do. */
export function DeadlineAnswer({ deadlines, deadline, answer, sheet }: DeadlineAnswerProps) {
  const { label, last, letterDate, left, grace, isOld } = answer;
  const { counting } = deadline;
  // Whoever has given the date is done with the first step, to find it.
  const [, next] = sheet.firstSteps;
  const days = daysOf(counting);
  const { rest, workBy, leftToWork } = restOf(deadline, last, left);
  // The entry may be on another day than the one that it speaks of.
  const movedFrom = rest && `${label}: ${fullDate(last)}.`;
  const { open: isOpen, text: openLine } = openState(openings, new Date());
  const isOver = left < 0 && !grace;
  const isClose = leftToWork <= 1;
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
      {isOver && !counting && deadlines.some(isDecision) && (
        <p className="mt-2">{answerWords.ofDecision}</p>
      )}
      {isOld && <p className="mt-2 font-semibold text-red">{answerWords.longAgo}</p>}
      {days && <DayCells days={days} over={Math.min(days - left, days) - 1} />}
      {isOver ? (
        <p className="mt-4">
          <strong>{answerWords.nextStep}</strong> {deadline.late}
        </p>
      ) : (
        <By lead={grace ? answerWords.graceBy : undefined} by={deadline.by} />
      )}
      {grace && deadline.perhaps && <p className="mt-3">{deadline.perhaps}</p>}
      {!counting && left >= 0 && next && (
        <p className="mt-3">
          <strong>{`${deadlineSheet.first}:`}</strong> {next.title ?? next.description}
        </p>
      )}
      {rest && <p className="mt-3 max-w-text border-l-4 border-manila pl-3">{rest}</p>}
      {isClose && !isOpen && (
        <WhileClosed opens={openLine} tonight={isOver ? null : deadline.tonight} />
      )}
      <p className="mt-3 max-w-text text-small text-ink-2">{safeSide(deadline)}</p>
      <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-3 pt-4">
        <PhoneButton className="whitespace-normal max-sm:w-full">
          {isClose && isOpen ? answerWords.callNow : answerWords.call}
        </PhoneButton>
        {(isOpen || !isClose) && <p className="text-small text-ink-2">{openLine}</p>}
        {left >= 0 && (
          <>
            <Button
              variant="outline"
              className="max-sm:w-full"
              onClick={() =>
                saveInCalendar(workBy, `${sheet.title} ${deadline.id}`, [
                  deadline.by,
                  movedFrom,
                  rest,
                ])
              }
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

/** Whoever takes its date for the last day that a letter prints reads that all is over, though the time has just begun. */
const isDecision = ({ id }: Deadline) =>
  ["decision", "payroll-decision", "vat-decision"].includes(id);

/** On a small screen the button is at its foot, and the answer below it. */
function comeIntoSight(day: HTMLElement | null) {
  day?.scrollIntoView({ block: "nearest" });
}

/** While the firm is closed: when it opens, and what may be sent without it. */
function WhileClosed({ opens, tonight }: { opens: string; tonight: Deadline["tonight"] }) {
  return (
    <div className="mt-4 border-l-4 border-marker pl-3">
      <p className="font-semibold">{answerWords.closed(`${opens}.`)}</p>
      {tonight && (
        <>
          <p className="mt-2">{tonight.before ?? answerWords.tonight}</p>
          <ul className="mt-1">
            {tonight.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className="mt-2">
            <strong>{answerWords.tonightWhere}</strong> {tonight.where}
          </p>
        </>
      )}
    </div>
  );
}
