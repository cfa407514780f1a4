import { PenNote } from "~/app/design/pen-note";
import type { PenWords } from "~/words/types";
import { PenArrow } from "./pen-mark";

/** A note below what it speaks of, and the arrow from it up to that. */
export function NoteBelow({
  className = "",
  children,
}: {
  className?: string;
  children: PenWords;
}) {
  return (
    <div className={`flex gap-3 ${className}`}>
      <PenArrow className="-mt-5 w-9 shrink-0 -scale-y-100 self-start" />
      <PenNote className="mt-4 xl:[&>span]:inline">{children}</PenNote>
    </div>
  );
}
