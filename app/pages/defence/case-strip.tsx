import { SheetStrip } from "~/app/parts/letter-sheet";
import type { SheetWords } from "~/words/example-sheets";

/** Below a case, on a phone: the line of its letter that counts. */
export function CaseStrip({ letter }: { letter: SheetWords | undefined }) {
  return (
    letter && (
      <div className="screen-only -mt-4 ml-4 md:hidden">
        <SheetStrip words={letter} isJoined />
      </div>
    )
  );
}
