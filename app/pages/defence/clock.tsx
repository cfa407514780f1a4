import { PenNote } from "~/app/design/pen-note";
import { Words } from "~/app/design/words";
import { DayBoxes } from "~/app/parts/day-boxes";
import { PenArrow, PenMark } from "~/app/parts/pen-mark";
import { Ringed } from "~/app/parts/ringed";
import type { ClockWords } from "~/words/services/service-page";
import type { PenWords } from "~/words/types";
import { CaseAnswers } from "./case-answers";

/** The time that runs, in a strip of its days across the screen. */
export function Clock({ heading, other, text = "", pen, strip, printed, blanks }: ClockWords) {
  const days = strip?.time.value.count;
  const cases = other && <CaseAnswers heading={other.title ?? heading} answers={other.answers} />;
  return (
    <>
      {cases}
      <section className={`screen-only overflow-x-clip bg-band ${days ? "py-6 md:py-8" : ""}`}>
        {days ? (
          <div className="page-width grid gap-x-12 gap-y-3 lg:grid-cols-[auto_1fr]">
            <h2>{`${days} ${heading}`}</h2>
            <p className="max-w-text text-pretty">
              <Words>{text}</Words>
            </p>
          </div>
        ) : (
          <div className="page-width md:pb-3">
            <h2 className="max-w-[16em] text-clock-words">{heading}</h2>
            <p className="my-4 max-w-text">{text}</p>
          </div>
        )}
        {strip ? (
          <Days {...strip} pen={pen} />
        ) : (
          <PrintedLine words={printed} blanks={blanks} pen={pen} />
        )}
      </section>
    </>
  );
}

type DaysProps = NonNullable<ClockWords["strip"]> & {
  pen: PenWords | undefined;
};

/** The boxes, and below them what they are; day 1 is ringed, or ticked where a note says what to do on it. */
function Days({ time, first, last, pen }: DaysProps) {
  const [, given, dayOne] = /^(.*?)(day.1)?$/.exec(first) ?? [];
  return (
    <div
      aria-hidden="true"
      className={`flex flex-wrap items-center justify-between gap-x-8 gap-y-2 px-(--gutter) ${last ? "pt-4" : "pt-8"}`}
    >
      <p className="font-semibold max-sm:w-full sm:order-1">
        {given}
        {dayOne && <Ringed>{dayOne}</Ringed>}
      </p>
      {pen && last && (
        <div className="flex w-full gap-2 lg:-mt-6">
          <PenArrow className="mt-4 h-8 w-6 shrink-0 -scale-x-100" />
          <PenNote className="mb-4 *:inline">{pen}</PenNote>
        </div>
      )}
      <div className="relative w-full font-semibold sm:mb-8">
        <DayBoxes days={time.value.count} isTall />
        {pen && last && <PenMark name="tick" className="absolute top-1 left-1 size-6 sm:top-5" />}
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

/** A line of the letter whose date is marked; no date of ours stands there. */
function PrintedLine({
  words,
  blanks,
  pen,
}: Pick<ClockWords, "pen" | "blanks"> & { words: string | undefined }) {
  return (
    <div aria-hidden="true" className="on-paper border-y-2 border-ink">
      <div className="page-width flex flex-wrap items-center gap-x-6 gap-y-3 py-6">
        <p className="text-h3 md:text-h2">{words}</p>
        <span className="relative mx-2 flex h-12 max-w-lg grow -skew-x-6 items-end gap-x-4 bg-marker px-4 pb-1 text-small text-on-marker [print-color-adjust:exact] forced-colors:bg-[Mark] forced-colors:text-[MarkText]">
          {blanks?.map((blank) => (
            <span key={blank} className="grow border-t-2">
              {blank}
            </span>
          ))}
          <PenMark
            name="ring"
            className="absolute -top-3 -left-2 h-[calc(100%+1.5rem)] w-[calc(100%+1rem)]"
          />
        </span>
        {pen && <PenNote className="sm:ml-8">{pen}</PenNote>}
      </div>
    </div>
  );
}
