import { PenNote } from "~/app/design/pen-note";
import type { PenWords } from "~/words/types";
import { PenArrow } from "./pen-mark";

/* Where each arrow leaves its note, and how far its head stops before what it means. */
const arrows = {
  "above the beginning": "-order-1 -mt-3 h-12 w-9 -scale-100 self-start",
  "below the end": "h-12 w-9 translate-y-2 self-end",
};

interface PointedNoteProps {
  /** Where what it speaks of is. */
  points: keyof typeof arrows;
  className?: string;
  /** Of its lines. */
  noteClass?: string;
  /** Of its arrow. */
  arrowClass?: string;
  children: PenWords;
}

/** A note, and the arrow that comes out of its first or its last word. */
export function PointedNote({
  points,
  className = "",
  noteClass = "",
  arrowClass = "",
  children,
}: PointedNoteProps) {
  return (
    <div className={`flex gap-2 ${className}`}>
      <PenNote className={noteClass}>{children}</PenNote>
      <PenArrow className={`shrink-0 ${arrows[points]} ${arrowClass}`} />
    </div>
  );
}
