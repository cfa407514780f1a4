import { PenNote } from "~/app/design/pen-note";
import { WayList } from "~/app/parts/heroes/way-list";
import type { PenWords } from "~/words/types";

interface WaySheetProps {
  ways: readonly { title: string; to: string }[];
  /** What the pen writes above them. */
  note: PenWords;
}

/** The short ways on, on a ruled sheet that the pen has gone over. */
export function WaySheet({ ways, note }: WaySheetProps) {
  return (
    <div className="on-paper screen-only relative rotate-1 border-2 border-ink pt-3 lg:rotate-2 lg:pt-6 lg:pb-4">
      <PenNote className="mb-2 ml-12">{note}</PenNote>
      <WayList
        ways={ways}
        isRinged
        className="*:border-t *:border-feint *:py-1.5 *:pr-4 *:pl-12 lg:*:py-2.5"
      />
      <span aria-hidden="true" className="absolute inset-y-0 left-8 border-l-2 border-red" />
    </div>
  );
}
