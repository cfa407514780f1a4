import { PenNote } from "~/app/design/pen-note";
import type { PenWords } from "~/words/types";
import { Letter } from "./letter";
import { PenArrow } from "./pen-mark";

/** On phones and tablets: the letter's marked line, half out of its envelope, and below its date what the adviser says about it. */
export function LetterStrip({ note }: { note: PenWords }) {
  return (
    <div className="screen-only pb-1 max-md:[@media(height<44rem)]:pb-0.5 md:pb-2 [clip-path:inset(-2rem_-100vw_0)]">
      <div className="-mr-[calc(var(--gutter)+1rem)] origin-left -rotate-2 md:-rotate-1">
        <Letter crop="line">
          <div className="max-md:[@media(height<44rem)]:hidden">
            <PenNote className="absolute max-md:in-the-light top-full max-[21.5rem]:right-[calc(100%-12rem)] min-[21.5rem]:max-md:right-[calc(100%-17.75rem)] md:left-48 md:mt-2 [&>span]:inline">
              {note}
            </PenNote>
            <PenArrow className="absolute top-full left-39 h-12 w-9 -scale-100 max-md:hidden" />
            <PenArrow className="in-the-light absolute -top-0.5 left-58 h-15.5 w-11.5 rotate-90 -scale-x-100 max-[21.5rem]:hidden md:hidden" />
            <PenArrow className="in-the-light absolute top-10 left-48.5 h-17 w-9 -scale-y-100 min-[21.5rem]:hidden" />
          </div>
        </Letter>
      </div>
      <EnvelopeFront className="relative -mt-12 -ml-(--gutter) h-10 max-[23rem]:-mt-10 max-[23rem]:h-8 max-md:[@media(height>=44rem)]:-mt-14 max-md:[@media(height>=44rem)]:h-14 w-[calc(100%+2*var(--gutter))] md:-mt-22 md:h-23" />
    </div>
  );
}

/** The front of an opened envelope, off the page's right edge: what is drawn before it stands in its mouth. */
export function EnvelopeFront({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`overflow-visible *:[vector-effect:non-scaling-stroke] ${className}`}
      fill="var(--manila)"
      stroke="var(--on-marker)"
      strokeWidth="2"
      strokeLinejoin="round"
    >
      <path d="M0 0 56 86l46-62v80H0z" />
    </svg>
  );
}
