import { PenNote } from "~/app/design/pen-note";
import { WayList } from "~/app/parts/heroes/way-list";
import type { PenWords } from "~/words/types";

interface WaySheetProps {
  ways: readonly { title: string; to: string }[];
  /** What the pen writes above them. */
  note: PenWords;
}

/** The short ways on, on a ruled sheet beside the title. */
export function WaySheet({ ways, note }: WaySheetProps) {
  return (
    <div className="on-paper screen-only relative border-2 border-ink pt-4 pb-2">
      <PenNote className="ml-12">{note}</PenNote>
      <WayList
        ways={ways}
        className="mt-2 border-t border-feint *:border-b *:border-feint *:py-0.5 *:pr-4 *:pl-12 *:last:border-b-0"
      />
      <span aria-hidden="true" className="absolute inset-y-0 left-8 border-l-2 border-red" />
    </div>
  );
}
