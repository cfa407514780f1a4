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

/** A note, and the arrow from it to the drawing below, whose end its class places. */
export function NoteAbove({
  className = "md:justify-end lg:pr-[12%]",
  children,
}: {
  className?: string;
  children: PenWords;
}) {
  return (
    <PointedNote
      points="below the end"
      className={`items-end md:min-h-16 ${className}`}
      arrowClass="max-md:hidden"
    >
      {children}
    </PointedNote>
  );
}
