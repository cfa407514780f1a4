import type { DayStripWords } from "~/content/services/types";
import { readDays } from "~/lib/read-figures";

/** A time limit with one box for each day, the last one marked; on a phone in rows of ten. */
export function DayStrip({ time, first, last, inside, caption }: DayStripWords) {
  const days = readDays(time);
  return (
    <figure className="my-6 first:mt-0 last:mb-0">
      <div
        aria-hidden="true"
        className="grid gap-y-2 text-small leading-snug font-semibold sm:grid-cols-2 sm:gap-y-3.5"
      >
        <p>{first}</p>
        <p className="text-right max-sm:order-1">{last}</p>
        <div className="flex flex-row-reverse gap-2 sm:col-span-2 sm:flex-col">
          <div className="grid grow grid-cols-10 border-2 border-ink bg-sheet sm:mb-6 *:relative *:h-7 *:border-feint *:text-center *:leading-7 max-sm:*:border-r max-sm:*:border-b max-sm:*:nth-[10n]:border-r-0 max-sm:*:nth-last-[-n+10]:border-b-0 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none sm:*:h-9 sm:*:border-r sm:*:last:border-r-0 sm:*:nth-[10n]:border-ink">
            {Array.from({ length: days }, (_, index) => index + 1).map((day) => (
              <Day key={day} number={day} isLast={day === days} />
            ))}
          </div>
          {inside && (
            <div className="border-red max-sm:w-2 max-sm:border-y-2 max-sm:border-l-2 sm:h-2 sm:border-x-2 sm:border-b-2" />
          )}
        </div>
        {inside && <p className="text-red max-sm:order-2 sm:col-span-2 sm:-mt-2.5">{inside}</p>}
      </div>
      <figcaption className="mt-3 max-w-text text-small text-ink-2">{caption}</figcaption>
    </figure>
  );
}

/** The box of one day; on a wide screen the tenth days have their number below. */
function Day({ number, isLast }: { number: number; isLast: boolean }) {
  const written = (number % 10 === 0 || isLast) && (
    <span className="sm:absolute sm:top-full sm:right-0 sm:pt-1 sm:leading-normal sm:text-ink">
      {number}
    </span>
  );
  if (!isLast) return <div>{written}</div>;
  return (
    <div className="bg-marker text-on-marker outline-2 outline-ink [print-color-adjust:exact] sm:-mt-3 sm:box-content sm:pt-3 forced-colors:bg-[Mark] forced-colors:text-[MarkText]">
      {written}
    </div>
  );
}
