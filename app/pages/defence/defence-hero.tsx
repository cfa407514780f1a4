import { PenNote } from "~/app/design/pen-note";
import { Folder } from "~/app/parts/heroes/folder";
import { KingFact } from "~/app/parts/heroes/king-fact";
import { LetterSheet, SheetStrip } from "~/app/parts/letter-sheet";
import { PenArrow, PenLetter } from "~/app/parts/pen-mark";
import type { SheetWords } from "~/words/example-sheets";
import type { DefencePage } from "~/words/services/service-page";
import type { PenWords } from "~/words/types";
import { CallCases, CallFirst, FactSlip } from "./whom-to-call";

/** The opening of a case: what it is, the one fact that counts, whom to call, and beside them the letter. */
export function DefenceHero({ page }: { page: DefencePage }) {
  const { badge, headline, verdict, lede, deadline, letters, pen, solicitorFirst } = page;
  const [fact, other] = deadline;
  const isKing = !solicitorFirst && !other && typeof fact.marked !== "string";
  const strip = isKing ? letters[0] : undefined;
  return (
    <Folder badge={badge}>
      <div className="pb-6 lg:col-span-7 print:pb-0">
        <h1
          className={`${isKing || other ? `text-h2 ${solicitorFirst ? "" : "md:text-display"}` : "max-w-[13em] text-display"}`}
        >
          {headline}
        </h1>
        {verdict && (
          <p className="mt-2 text-h3 leading-tight text-balance md:mt-3 md:leading-snug max-[23rem]:text-base print:mt-1">
            {verdict}
          </p>
        )}
        {isKing && <KingFact {...fact} mark="loop" />}
        {solicitorFirst ? (
          <CallCases page={page} />
        ) : (
          <div className="flex flex-col">
            {!isKing && <FactSlip page={page} />}
            <CallFirst page={page} />
          </div>
        )}
        {strip && (
          <div className="screen-only mt-6 md:hidden">
            <SheetStrip words={strip} note={strip.boxes && pen} />
          </div>
        )}
        {lede && <p className="screen-only mt-4 max-w-[33em]">{lede}</p>}
      </div>
      <div className="screen-only flex flex-col justify-end max-md:hidden lg:col-span-5">
        <CaseLetters letters={letters} note={pen} />
      </div>
    </Folder>
  );
}

interface CaseLettersProps {
  /** The letter of the case; or the two that it can begin with, the one that lies behind first. */
  letters: readonly [SheetWords] | readonly [SheetWords, SheetWords];
  note: PenWords;
}

/** The letter on its folder, askew, its foot behind the folder's edge; of two, each with the words and the pen's letter by which it is known. */
function CaseLetters({ letters: [first, front], note }: CaseLettersProps) {
  if (!front)
    return (
      <LetterSheet words={first} className="mt-12 mr-2 -mb-2 grow rotate-1 [&_p+p]:mt-4">
        <div aria-hidden="true" className="mt-4 flex items-end gap-2">
          <PenArrow className="h-12 w-9 -scale-100" />
          <PenNote>{note}</PenNote>
        </div>
      </LetterSheet>
    );
  return (
    <div className="flex grow flex-col pt-4">
      <LetterSheet
        words={first}
        corner={<PenLetter>A</PenLetter>}
        className="mr-4 ml-2 -rotate-2"
      />
      <div
        data-drawing
        aria-hidden="true"
        className="relative z-10 flex items-center justify-center gap-2 pt-3 pb-6"
      >
        <PenArrow className="h-12 w-9 -scale-100" />
        <PenNote>{note}</PenNote>
        <PenArrow className="h-12 w-9" />
      </div>
      <LetterSheet
        words={front}
        corner={<PenLetter>B</PenLetter>}
        className="mr-4 -mb-2 ml-2 grow rotate-1"
        isFront
      />
    </div>
  );
}
