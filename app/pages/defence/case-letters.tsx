import { PenNote } from "~/app/design/pen-note";
import { LetterSheet } from "~/app/parts/letter-sheet";
import { PenLetter } from "~/app/parts/pen-letter";
import { PenArrow } from "~/app/parts/pen-mark";
import type { SheetWords } from "~/words/example-sheets";
import type { PenWords } from "~/words/types";

interface CaseLettersProps {
  /** The letter of the case; or the two that it can begin with, the one that lies behind first. */
  letters: readonly [SheetWords] | readonly [SheetWords, SheetWords];
  note: PenWords;
}

/** The letter on its folder, askew, its foot behind the folder's edge; of two, each with the words and the pen's letter by which it is known. */
export function CaseLetters({ letters: [first, front], note }: CaseLettersProps) {
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
