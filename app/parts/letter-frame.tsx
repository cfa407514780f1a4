import { PenNote } from "~/app/design/pen-note";
import type { PenWords } from "~/words/types";
import { Letter } from "./letter";

interface LetterFrameProps {
  marked?: "answer" | "date";
  /** What the adviser writes below the marked line. */
  note?: PenWords;
  /** The line at its foot, where the ground that follows has none. */
  foot?: string;
}

/**
 * The letter as a drawing: as much of it as there is room for, laid askew behind the ink line at the foot
 * of its frame, which has the size of what it stands in.
 */
export function LetterFrame({ marked, note, foot = "border-b-2 border-ink" }: LetterFrameProps) {
  return (
    <div className={`screen-only relative size-full min-h-60 max-md:hidden overflow-clip ${foot}`}>
      <div className="absolute top-[9%] left-[6%] w-[84%] origin-top-left -rotate-3">
        <Letter crop="corner" marked={marked}>
          {note && (
            <div className="in-the-light absolute top-full left-12 mt-4">
              <PenNote tilt="left">{note}</PenNote>
            </div>
          )}
        </Letter>
      </div>
    </div>
  );
}
