import { PenNote } from "~/app/design/pen-note";
import { Words } from "~/app/design/words";
import { CaseRows } from "~/app/parts/case-rows";
import { FileSheet, WideEntry } from "~/app/parts/file-sheet";
import { DayBoxes } from "~/app/parts/passages/day-strip";
import { PenArrow, Ringed } from "~/app/parts/pen-mark";
import type { ClockWords } from "~/words/services/service-page";
import type { PenWords } from "~/words/types";

/** The time that runs, in a strip of its days across the screen; or what counts where no letter fixes them. Before it, for the reader with whom nothing is to be counted, what that one asks. */
export function Clock({ heading, other, text = "", pen, strip }: ClockWords) {
  return (
    <>
      {other && (
        <FileSheet className="screen-only">
          <WideEntry heading={other.title ?? heading}>
            <CaseRows cases={other.answers} />
          </WideEntry>
        </FileSheet>
      )}
      <section className="screen-only overflow-x-clip bg-band py-6 md:py-8">
        <div className="page-width grid gap-x-12 gap-y-3 lg:grid-cols-2">
          <div className="flex flex-col justify-between gap-y-3">
            <h2 className="tracking-tight">
              {strip ? `${strip.time.value.count} ${heading}` : heading}
            </h2>
            {pen && strip?.last && (
              <div
                aria-hidden="true"
                className="flex gap-2 lg:ml-[calc(var(--gutter)-var(--bleed))]"
              >
                <PenArrow className="mt-4 h-8 w-6 shrink-0 -scale-x-100 max-lg:hidden" />
                <PenNote className="*:inline">{pen}</PenNote>
              </div>
            )}
          </div>
          <p className="max-w-text">
            <Words>{text}</Words>
          </p>
        </div>
        {strip && <Days {...strip} pen={pen} />}
      </section>
    </>
  );
}

type DaysProps = NonNullable<ClockWords["strip"]> & {
  pen: PenWords | undefined;
};

/** The boxes, and below them what they are; day 1 is ringed, or ticked where a note says what to do on it. */
function Days({ time, first, last, pen }: DaysProps) {
  const [, dayOne, given] = /^(Day.1)?(.*)$/.exec(first) ?? [];
  return (
    <div
      aria-hidden="true"
      className={`flex flex-wrap items-center justify-between gap-x-8 gap-y-2 px-(--gutter) ${last ? "pt-4" : "pt-8"}`}
    >
      <p className="font-semibold max-sm:w-full sm:order-1">
        {dayOne && <Ringed>{dayOne}</Ringed>}
        {given}
      </p>
      <div className="relative w-full font-semibold sm:mb-8">
        <DayBoxes days={time.value.count} isTall isTicked={pen && last !== undefined} />
      </div>
      <div className="ml-auto flex gap-x-2 sm:order-1">
        {last ? (
          <p className="font-semibold">{last}</p>
        ) : (
          pen && <PenNote className="*:inline">{pen}</PenNote>
        )}
        <PenArrow className={`h-8 w-6 -translate-y-1 -scale-y-100 ${last ? "sm:hidden" : ""}`} />
      </div>
    </div>
  );
}
