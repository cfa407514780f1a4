import { PenNote } from "~/app/design/pen-note";
import { Words } from "~/app/design/words";
import { DayBoxes } from "~/app/parts/day-boxes";
import { PenArrow, PenMark } from "~/app/parts/pen-mark";
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
      <section className={`screen-only overflow-x-clip bg-band ${days ? "py-5 md:py-8" : ""}`}>
        {days ? (
          <div className="page-width flex flex-wrap justify-between gap-x-16 gap-y-3 lg:flex-nowrap">
            <h2 className="lg:shrink-0">{`${days} ${heading}`}</h2>
            <p className="max-w-text text-pretty">
              <Words>{text}</Words>
            </p>
          </div>
        ) : (
          <div className="page-width md:pb-3">
            <h2 className="max-w-[16em] text-clock-words">{heading}</h2>
            <p className="my-5 max-w-text">{text}</p>
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
      className={`flex flex-col pt-4 font-semibold max-sm:gap-y-3 max-sm:px-(--gutter) ${last ? "" : "sm:pt-9"}`}
    >
      {pen && last && (
        <div className="flex gap-2 pl-1 font-normal sm:px-(--gutter) lg:-mt-6">
          <PenArrow className="mt-4 mb-1 h-8 w-6 shrink-0 -scale-x-100 sm:ml-1.5" />
          <PenNote className="mb-5 *:inline">{pen}</PenNote>
        </div>
      )}
      <div className="relative sm:px-(--gutter)">
        <DayBoxes days={time.value.count} height="spread" />
        {pen && last && (
          <PenMark
            name="tick"
            className="absolute top-2 left-2 size-6 sm:top-6 sm:left-[calc(var(--gutter)+2px)]"
          />
        )}
      </div>
      <div className="gap-x-8 max-sm:contents sm:grid sm:grid-cols-[auto_1fr_auto] sm:px-(--gutter) sm:pt-9">
        <div className="flex flex-wrap items-center gap-x-5 max-sm:-order-1 max-sm:items-baseline">
          <p>
            {given}
            {dayOne && (
              <span className="relative ml-4 inline-block whitespace-nowrap">
                {dayOne}
                <PenMark
                  name="ring"
                  className="absolute -top-1 -left-2.5 h-[calc(100%+0.5rem)] w-[calc(100%+1.25rem)]"
                />
              </span>
            )}
          </p>
        </div>
        {last ? (
          <p className="max-sm:flex max-sm:justify-end max-sm:gap-x-2 sm:col-start-3 sm:text-right">
            {last}
            <PenArrow className="h-7 w-5 -translate-y-1 -scale-y-100 sm:hidden" />
          </p>
        ) : (
          pen && (
            <div className="flex justify-end gap-x-3 font-normal sm:col-start-3 sm:mt-2">
              <PenNote className="*:inline">{pen}</PenNote>
              <PenArrow className="h-9 w-6 -translate-y-1 -scale-y-100" />
            </div>
          )
        )}
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
      <div className="page-width flex flex-wrap items-center gap-x-5 gap-y-3 py-6 sm:min-h-39">
        <p className="text-h3 md:text-h2">{words}</p>
        <span className="relative mx-2 flex h-12 grow -skew-x-6 items-end gap-x-3 bg-marker px-4 pb-1 text-small text-on-marker sm:max-w-lg sm:gap-x-6 sm:px-6 sm:text-base [print-color-adjust:exact] forced-colors:bg-[Mark] forced-colors:text-[MarkText]">
          {blanks?.map((blank) => (
            <span key={blank} className="grow border-t-2">
              {blank}
            </span>
          ))}
          <PenMark
            name="ring"
            className="absolute -inset-x-2 -top-3 h-[calc(100%+1.5rem)] w-[calc(100%+1rem)] sm:-inset-x-5 sm:w-[calc(100%+2.5rem)]"
          />
        </span>
        {pen && <PenNote className="sm:ml-8">{pen}</PenNote>}
      </div>
    </div>
  );
}
