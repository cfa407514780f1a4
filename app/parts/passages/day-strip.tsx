import { PenMark } from "~/app/parts/pen-mark";
import type { DayStripWords } from "~/words/services/service-page";

/** A time limit with one box for each day; on a phone in rows of ten. */
export function DayStrip({ time, first, last, caption }: DayStripWords) {
  return (
    <figure className="not-first:mt-6">
      <div
        aria-hidden="true"
        className="flex flex-wrap justify-between gap-x-8 gap-y-2 text-small leading-snug font-semibold"
      >
        <p>{first}</p>
        <div className="order-1 w-full sm:pt-4 sm:pb-8">
          <DayBoxes days={time.value.count} />
        </div>
        <p className="ml-auto max-sm:order-2">{last}</p>
      </div>
      <figcaption className="mt-3 max-w-text text-small text-ink-2">{caption}</figcaption>
    </figure>
  );
}

interface DayBoxesProps {
  days: number;
  /** Whether they stand on a spread of their own. */
  isTall?: boolean;
  /** Whether there is something to do on the first day, which the pen has ticked. */
  isTicked?: boolean | undefined;
}

/** One box for each day, the last one marked; on a phone in rows of ten. */
export function DayBoxes({ days, isTall = false, isTicked = false }: DayBoxesProps) {
  return (
    <div
      className={`grid grid-cols-10 gap-px border-2 border-ink bg-feint text-center leading-8 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none sm:*:nth-[10n+11]:border-l-2 ${isTall ? "sm:h-16" : "sm:h-8"}`}
    >
      {Array.from({ length: days }, (_, index) => index + 1).map((day) => (
        <div
          key={day}
          className={`relative ${day < days ? "bg-sheet" : "bg-marker text-on-marker outline-2 outline-ink [print-color-adjust:exact] sm:-mt-6 forced-colors:bg-[Mark] forced-colors:text-[MarkText] max-sm:forced-color-adjust-none"}`}
        >
          {isTicked && day === 1 && (
            <PenMark
              name="tick"
              className="absolute inset-0 m-auto aspect-square w-3/5 max-w-6 sm:max-w-4"
            />
          )}
          {/* On a wide screen the tenth days have their number below. */}
          {(day % 10 === 0 || day === days) && (
            <span className="sm:absolute sm:top-full sm:right-0 sm:text-ink">{day}</span>
          )}
        </div>
      ))}
    </div>
  );
}
