import { PenNote } from "~/app/design/pen-note";
import { Stamp } from "~/app/design/stamp";
import { dateLine, LetterSheet, SheetEdge } from "~/app/parts/letter-sheet";
import { PenArrow, RingedDate } from "~/app/parts/pen-mark";
import { exampleLetter } from "~/words/example-letter";
import { type DatedSheet, dayOne } from "~/words/example-sheets";

/** The letter with HMRC's decision, askew on the folder, above what is to be done first: the time runs from the ringed date. */
export function DecisionLetter({ words }: { words: DatedSheet }) {
  return (
    <LetterSheet
      words={words}
      className="z-10 my-auto mr-4 ml-4 -rotate-2"
      head={
        <>
          <div aria-hidden="true" className="mb-6 flex justify-between text-small">
            <p className="whitespace-pre-line">{exampleLetter.to}</p>
            <p className="relative h-fit">
              <RingedDate>{dateLine(words.date)}</RingedDate>
              <PenArrow className="absolute right-1/4 bottom-full w-11" />
            </p>
          </div>
          <div className="on-manila contents">
            <PenNote className="absolute right-28 bottom-full mb-3">{dayOne}</PenNote>
          </div>
        </>
      }
    />
  );
}

/** Its top on phones and tablets, off the page's right edge: the date, and what the pen has written below it. */
export function DecisionStrip({ words: { title, date, subject } }: { words: DatedSheet }) {
  return (
    <div className="-mr-8 -rotate-1">
      <div data-drawing className="on-paper relative py-3 pr-12 pl-4 text-small">
        <SheetEdge title={title} />
        <div aria-hidden="true" className="flex items-center justify-between">
          <Stamp className="leading-snug">{exampleLetter.stamp}</Stamp>
          <p>
            <RingedDate>{dateLine(date)}</RingedDate>
          </p>
        </div>
        <div className="mt-2 flex flex-wrap items-start gap-2">
          <PenNote className="ml-auto">{dayOne}</PenNote>
          <PenArrow className="h-8 w-6 -scale-y-100" />
          <p aria-hidden="true" className="w-full font-semibold">
            {subject}
          </p>
        </div>
      </div>
    </div>
  );
}
