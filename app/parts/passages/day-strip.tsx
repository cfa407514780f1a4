import { DayBoxes } from "~/app/parts/day-boxes";
import type { DayStripWords } from "~/words/services/service-page";

/** A time limit with one box for each day; on a phone in rows of ten. */
export function DayStrip({ time, first, last, caption }: DayStripWords) {
  return (
    <figure className="my-6 first:mt-0 last:mb-0">
      <div
        aria-hidden="true"
        className="grid gap-y-2 text-small leading-snug font-semibold sm:grid-cols-2 sm:gap-y-3.5"
      >
        <p>{first}</p>
        <p className="text-right max-sm:order-1">{last}</p>
        <div className="sm:col-span-2">
          <DayBoxes days={time.value.count} />
        </div>
      </div>
      <figcaption className="mt-3 max-w-text text-small text-ink-2 sm:mt-6">{caption}</figcaption>
    </figure>
  );
}
