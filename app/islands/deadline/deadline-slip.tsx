import type { ReactNode } from "react";
import { LetterFrame } from "~/app/parts/letter";
import { deadlineWords as words } from "~/words/deadlines/deadline-words";
import { displayDate } from "~/words/display-date";
import { exampleLetter } from "~/words/example-letter";
import { written } from "~/words/facts/written";
import type { Deadline } from "~/words/types";
import { lastSafeDay } from "./deadline";

/**
 * The slip on which a last day is counted. `--slip` says how tall it is where there is room: as tall as any
 * answer beside a list of letters, so that none moves what is below; beside one question no taller than its example.
 */
export function DeadlineSlip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col border-2 border-ink bg-sheet p-4 @lg:min-h-(--slip) @lg:px-6">
      <p className="font-display font-semibold text-red">{label}</p>
      {children}
    </div>
  );
}

/** How to count, with a date that is nobody's; or that there is nothing to count. */
export function DeadlineExample({ deadline }: { deadline: Deadline }) {
  const { counting, by } = deadline;
  const days = daysOf(counting);
  return (
    <DeadlineSlip label={counting ? words.example : words.printed}>
      <CountingRule deadline={deadline} />
      {days && <DayCells days={days} />}
      <By by={by} />
      <LetterFrame
        decision={letterOf(deadline)}
        subject={deadline.subject}
        className="-mb-4.5 grow"
      />
    </DeadlineSlip>
  );
}

/** @returns what the drawn letter says where the question asks for the date at its top */
const letterOf = ({ counting, letter = exampleLetter.decision }: Deadline) =>
  counting ? letter : undefined;

/** What to do where there is nothing to count, and what else is as urgent. */
export function DeadlineInstead({ deadline: { instead, by, where } }: { deadline: Deadline }) {
  return (
    <div>
      <p className="font-display text-h2 font-semibold">{instead}</p>
      <p className="mt-1 max-w-text">{by}</p>
      {where && <p className="mt-4 max-w-text border-l-4 border-manila pl-3">{where}</p>}
    </div>
  );
}

/** The same as the example in few words; where nothing can be counted for want of script, what must be done by then. */
export function DeadlineRule({ deadline }: { deadline: Deadline }) {
  const { counting, by } = deadline;
  return (
    <div className="text-small text-ink-2">
      <p className="font-semibold">{counting ? words.example : words.printed}</p>
      <CountingRule deadline={deadline} />
      <div className="hidden unscripted:block">
        <By by={by} />
      </div>
    </div>
  );
}

/** Beside all the questions a letter with the date that is asked for, and below it, until that is given, how to count. */
export function DeadlineLetter({ deadline, isGiven }: { deadline: Deadline; isGiven: boolean }) {
  return (
    <div className="flex flex-col gap-y-4 @3xl:col-start-2 @3xl:row-span-2 @3xl:row-start-1">
      {deadline.instead ? (
        <DeadlineInstead deadline={deadline} />
      ) : (
        <>
          <LetterFrame decision={letterOf(deadline)} subject={deadline.subject} className="grow" />
          {!isGiven && <DeadlineRule deadline={deadline} />}
        </>
      )}
    </div>
  );
}

/** The rule in words, with its example. */
export function CountingRule({
  deadline: { counting },
  exampleOf = words.exampleText,
}: {
  deadline: Deadline;
  exampleOf?: typeof words.exampleText;
}) {
  if (!counting) return <p className="mt-2">{words.printedText}</p>;
  const { value } = counting.time;
  const days = daysOf(counting);
  const from = withoutYear(words.exampleDay);
  const last = withoutYear(lastSafeDay(words.exampleDay, value));
  return (
    <p className="mt-2">
      {days ? exampleOf(from, days, last) : words.exampleMonths(from, written(value), last)}
    </p>
  );
}

const withoutYear = (day: string) => displayDate(day).replace(/ \d+$/, "");

/** @returns how many days are counted; undefined where none are, or months */
export function daysOf(counting: Deadline["counting"]): number | undefined {
  const time = counting?.time.value;
  return time?.unit === "day" ? time.count : undefined;
}

/** What must have been done by the last day. */
export function By({ lead = words.by, by }: { lead?: string; by: string }) {
  return (
    <p className="mt-4 max-w-text">
      <strong>{lead}</strong> {by}
    </p>
  );
}

interface DayCellsProps {
  days: number;
  /** How many of them are over, today not among them. */
  over?: number;
}

/** One box for each day of a time limit: those that are over filled, the last one marked. */
export function DayCells({ days, over = 0 }: DayCellsProps) {
  const rows = Math.ceil(days / 30);
  const columns = Math.ceil(days / rows);
  return (
    <div className="mt-3 text-small">
      <p className="mb-1">{words.firstDay}</p>
      <svg
        viewBox={`0 0 ${columns * 16} ${rows * 24}`}
        aria-hidden="true"
        className="block w-full overflow-visible"
      >
        {Array.from({ length: days }, (_, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a day keeps its place
            key={index}
            x={(index % columns) * 16}
            y={Math.floor(index / columns) * 24}
            width="16"
            height="22"
            className={`stroke-rule-strong ${fillOf(index + 1, days, over)}`}
          />
        ))}
      </svg>
      <p className="mt-1 text-right font-semibold">{words.lastDay(days)}</p>
    </div>
  );
}

function fillOf(day: number, days: number, over: number): string {
  if (day === days) return "fill-marker forced-colors:fill-[Highlight]";
  return day <= over ? "fill-manila forced-colors:fill-[GrayText]" : "fill-sheet";
}
