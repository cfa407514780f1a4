import type { PenWords } from "~/words/types";
import { EnvelopeFront } from "./envelope-front";
import { Letter } from "./letter";
import { PointedNote } from "./pointed-note";

/** On phones and tablets: the letter's marked line, off the page's edge, and below it what the adviser says about it. */
export function LetterStrip({ note }: { note: PenWords }) {
  return (
    <div className="screen-only relative">
      <div className="-mr-[calc(var(--gutter)+1rem)] origin-left -rotate-2 md:-rotate-1">
        <Letter crop="line" />
      </div>
      <EnvelopeFront className="relative -mt-22 -ml-(--gutter) h-23 w-[calc(100%+2*var(--gutter))] max-md:hidden" />
      <PointedNote
        points="above the end"
        className="mt-1 justify-center md:absolute md:right-2 md:bottom-17 max-sm:[@media(height<44rem)]:hidden"
        noteClass="[&>span]:inline"
        arrowClass="md:hidden"
      >
        {note}
      </PointedNote>
    </div>
  );
}
