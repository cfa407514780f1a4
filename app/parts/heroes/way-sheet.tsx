import { PenNote } from "~/app/design/pen-note";
import { WayList } from "~/app/parts/heroes/way-list";
import type { PenWords } from "~/words/types";

interface WaySheetProps {
  ways: readonly { title: string; to: string }[];
  /** What the pen writes above them. */
  note?: PenWords;
  /** How its lines lie, where they are not one below the other. */
  className?: string;
}

/** The short ways on, on a ruled sheet. */
export function WaySheet({ ways, note, className = "" }: WaySheetProps) {
  return (
    <div
      className={`on-paper screen-only relative border-2 border-ink ${note ? "pt-4 lg:rotate-[1.5deg]" : ""}`}
    >
      {note && <PenNote className="mb-2 ml-12">{note}</PenNote>}
      <WayList
        ways={ways}
        className={`*:border-feint *:py-1 *:last:py-2.5 *:pr-4 *:pl-12 *:not-first:border-t ${note ? "*:first:border-t" : ""} ${className}`}
      />
      <span aria-hidden="true" className="absolute inset-y-0 left-8 border-l-2 border-red" />
    </div>
  );
}
