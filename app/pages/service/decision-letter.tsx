import type { ReactNode } from "react";
import { PenNote } from "~/app/design/pen-note";
import { Stamp } from "~/app/design/stamp";
import { dateLine, LetterSheet, SheetEdge } from "~/app/parts/letter-sheet";
import { PenArrow, PenMark } from "~/app/parts/pen-mark";
import { exampleLetter } from "~/words/example-letter";
import { type DatedSheet, dayOne } from "~/words/example-sheets";

/** The letter with HMRC's decision, askew on the folder, above what is to be done first: the time runs from the ringed date. */
export function DecisionLetter({ words }: { words: DatedSheet }) {
  return (
    <LetterSheet
      words={words}
      className="z-10 my-auto w-[calc(100%-2rem)] origin-top-right -rotate-2 pb-14!"
      head={
        <>
          <div aria-hidden="true" className="mt-2 mb-7 flex justify-between pr-4 text-small">
            <p>
              {exampleLetter.to.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </p>
            <RingedDate date={words.date}>
              <PenArrow className="absolute right-1/4 bottom-[calc(100%+0.25rem)] w-11" />
            </RingedDate>
          </div>
          <div className="on-manila contents">
            <PenNote className="absolute right-39 bottom-[calc(100%+0.875rem)] whitespace-nowrap">
              {dayOne}
            </PenNote>
          </div>
        </>
      }
    />
  );
}

/** Its top on phones and tablets, off the page's right edge: the date, and what the pen has written below it. */
export function DecisionStrip({ words: { title, date, subject } }: { words: DatedSheet }) {
  return (
    <div className="-mr-[calc(var(--gutter)+0.5rem)] origin-left -rotate-1">
      <div
        data-drawing
        className="on-paper relative px-4 pt-3 pb-2.5 md:pb-5 pr-[calc(var(--gutter)+1rem)] text-small leading-normal"
      >
        <SheetEdge title={title} />
        <div aria-hidden="true" className="flex items-center justify-between">
          <Stamp className="leading-snug">{exampleLetter.stamp}</Stamp>
          <RingedDate date={date} />
        </div>
        <div className="mt-2 flex flex-wrap items-start gap-2">
          <PenNote className="mt-1 ml-auto shrink-0 leading-none">{dayOne}</PenNote>
          <PenArrow className="w-7 shrink-0 -scale-y-100" />
          <p aria-hidden="true" className="w-full font-semibold sm:-order-1 sm:w-auto">
            {subject}
          </p>
        </div>
      </div>
    </div>
  );
}

function RingedDate({ date, children }: { date: string; children?: ReactNode }) {
  return (
    <p className="relative h-fit whitespace-nowrap">
      <span className="marker-stroke font-semibold">{dateLine(date)}</span>
      <PenMark
        name="ring"
        className="absolute -top-1.5 -left-3 h-[calc(100%+0.75rem)] w-[calc(100%+1.375rem)]"
      />
      {children}
    </p>
  );
}
