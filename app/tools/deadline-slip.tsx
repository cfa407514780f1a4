import type { ReactNode } from "react";
import type { deadlineWords } from "~/content/deadline-words";
import type { Deadline } from "~/content/types";
import { PrintedDate } from "~/illustrations/printed-date";
import { fullDate } from "~/lib/calendar";
import { lastSafeDay } from "~/lib/deadline";
import { readDays } from "~/lib/read-figures";

interface DeadlineSlipProps {
  label: string;
  children: ReactNode;
}

/**
 * The slip on which a last day is counted. It is tall enough for each answer, so that none moves what is
 * below; on a phone for most.
 */
export function DeadlineSlip({ label, children }: DeadlineSlipProps) {
  return (
    <div className="flex min-h-160 flex-col border-2 border-ink bg-sheet px-4 pt-4 pb-5 @lg:min-h-140 @lg:px-6 @3xl:min-h-175 @5xl:min-h-140">
      <p className="font-display font-[560] text-red">{label}</p>
      {children}
    </div>
  );
}

interface DeadlineExampleProps {
  deadline: Deadline;
  words: typeof deadlineWords;
}

/** How to count, with a date that is nobody's; or that there is nothing to count. */
export function DeadlineExample({ deadline, words }: DeadlineExampleProps) {
  const { counting, by } = deadline;
  const days = counting && readDays(counting.time.value);
  return (
    <DeadlineSlip label={days ? words.example : words.printed}>
      <CountingRule deadline={deadline} words={words} />
      {days && <DayCells days={days} first={words.firstDay} last={words.lastDay(days)} />}
      <By words={words} by={by} />
      <div className="relative -mb-5 min-h-48 grow overflow-hidden">
        <PrintedDate isAtTop={Boolean(days)} />
      </div>
    </DeadlineSlip>
  );
}

/** The rule in words, with its example. */
export function CountingRule({ deadline: { counting }, words }: DeadlineExampleProps) {
  if (!counting) return <p className="mt-2 first:mt-0">{words.printedText}</p>;
  const last = lastSafeDay(words.exampleDay, counting.time.value);
  return (
    <p className="mt-2 first:mt-0">
      {words.exampleText(fullDate(words.exampleDay), readDays(counting.time.value), fullDate(last))}
    </p>
  );
}

/** What must have been done by the last day. */
export function By({ words, by }: { words: Pick<typeof deadlineWords, "by">; by: string }) {
  return (
    <p className="mt-4">
      <strong>{words.by}</strong> {by}
    </p>
  );
}

interface DayCellsProps {
  days: number;
  /** How many of them are over, today not among them. */
  over?: number;
  first: string;
  last: string;
}

/** One box for each day of a time limit: those that are over filled, the last one marked. */
export function DayCells({ days, over = 0, first, last }: DayCellsProps) {
  const rows = Math.ceil(days / 30);
  const columns = Math.ceil(days / rows);
  return (
    <div className="mt-3 text-small">
      <p className="mb-1">{first}</p>
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
      <p className="mt-1 text-right font-semibold">{last}</p>
    </div>
  );
}

function fillOf(day: number, days: number, over: number): string {
  if (day === days) return "fill-marker forced-colors:fill-[Highlight]";
  return day <= over ? "fill-manila forced-colors:fill-[GrayText]" : "fill-sheet";
}
