import { PenNote } from "~/app/design/pen-note";
import { Letter } from "~/app/parts/letter";
import { PenMark } from "~/app/parts/pen-mark";
import type { PenWords } from "~/words/types";

/** On phones and tablets: the letter's marked line, and below it what the adviser says about it. */
export function LetterStrip({ note }: { note: PenWords }) {
  return (
    <div className="screen-only">
      <div className="-mr-[calc(var(--gutter)+1rem)] origin-left -rotate-2 md:mr-0 md:w-155">
        <Letter crop="line" />
      </div>
      <PenNote className="mx-auto mt-1 max-sm:[@media(height<44rem)]:hidden [&>span]:inline">
        {note}
      </PenNote>
    </div>
  );
}

/** The whole letter on its way out of the envelope, whose mouth is the lower edge of what it stands in. */
export function HomeLetter({ note }: { note: PenWords }) {
  return (
    <div className="@container screen-only absolute inset-y-0 right-0 left-[52%] xl:left-[56%] min-[110rem]:left-[58%] max-lg:hidden">
      <div className="lining absolute inset-x-0 bottom-0 -left-8 h-38 [clip-path:polygon(0_0,100%_24%,100%_100%,0_100%)]" />
      <div className="letter-rise absolute top-34 left-0 xl:top-14">
        <div className="origin-top-left -rotate-3">
          <Letter crop="whole">
            <PenMark
              name="leader"
              className="absolute top-1/2 right-[calc(100%+1.875rem)] h-34 w-36"
            />
            <PenNote
              tilt="left"
              className="absolute top-[calc(50%+7rem)] right-[calc(100%+9.5rem)]"
            >
              {note}
            </PenNote>
          </Letter>
        </div>
      </div>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute bottom-0 -left-8 h-38 w-[calc(100%+2rem)] overflow-visible *:[vector-effect:non-scaling-stroke]"
        fill="var(--manila)"
        stroke="var(--on-marker)"
        strokeWidth="2"
        strokeLinejoin="round"
      >
        <path d="M0 0 56 86l46-62v80H0z" />
      </svg>
    </div>
  );
}
