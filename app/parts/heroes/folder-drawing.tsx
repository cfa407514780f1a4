import type { ReactNode } from "react";
import { PenNote } from "~/app/design/pen-note";
import { PenArrow } from "~/app/parts/pen-mark";
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
    <div className={`flex items-end gap-2 ${className}`}>
      <PenNote>{children}</PenNote>
      <PenArrow className="h-14 w-10 translate-y-3 max-md:hidden" />
    </div>
  );
}
