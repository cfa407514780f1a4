import { PenNote } from "~/app/design/pen-note";
import type { PenWords } from "~/words/types";
import { Letter } from "./letter";

/** On phones and tablets: the letter's marked line, off the page's edge, and below it what the adviser says about it. */
export function LetterStrip({ note }: { note: PenWords }) {
  return (
    <div className="screen-only">
      <div className="-mr-[calc(var(--gutter)+1rem)] origin-left -rotate-2">
        <Letter crop="line" />
      </div>
      <div className="on-manila relative -mt-9 -mr-(--gutter) ml-24 h-14 border-2 border-r-0 border-ink max-md:hidden" />
      <PenNote className="mx-auto mt-1 max-sm:[@media(height<44rem)]:hidden [&>span]:inline">
        {note}
      </PenNote>
    </div>
  );
}
