import { DayBoxes } from "~/app/parts/day-boxes";
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
