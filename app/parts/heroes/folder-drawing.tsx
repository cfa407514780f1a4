import type { ReactNode } from "react";
import { PointedNote } from "~/app/parts/pointed-note";
import type { PenWords } from "~/words/types";

/** A folder's drawing, which stands on the line at its end, two pixels over it, and may reach out at the right. */
export function FolderDrawing({ children }: { children: ReactNode }) {
  return (
    <div className="aspect-3/2 [clip-path:inset(-22rem_-100vw_2px_-2rem)] *:overflow-visible">
      {children}
    </div>
  );
}

/** A note, and the arrow from it to the drawing below. */
export function NoteAbove({ children }: { children: PenWords }) {
  return (
    <PointedNote
      points="below the end"
      className="items-end justify-end pr-[12%] pb-2 md:min-h-16"
      arrowClass="max-md:hidden"
    >
      {children}
    </PointedNote>
  );
}
