import { PenNote } from "~/app/design/pen-note";
import { EnvelopeFront } from "~/app/parts/envelope-front";
import { Letter } from "~/app/parts/letter";
import { PenMark } from "~/app/parts/pen-mark";
import type { PenWords } from "~/words/types";

/** The whole letter on its way out of the envelope, whose mouth is the lower edge of what it stands in. */
export function HomeLetter({ note }: { note: PenWords }) {
  return (
    <div className="@container screen-only absolute inset-y-0 right-0 left-[52%] xl:left-[calc(50%+8.4rem)] min-[90rem]:left-[calc(50%+min(11.3rem,40vw-20.6rem))] max-lg:hidden">
      <div className="letter-rise absolute top-40 left-0 xl:top-8 min-[90rem]:top-10">
        <div className="origin-top-left -rotate-3">
          <Letter crop="whole">
            <PenMark
              name="leader"
              className="absolute top-1/2 right-[calc(100%+1.875rem)] h-40 w-36 xl:top-auto xl:bottom-1/2 xl:h-12 xl:w-24 xl:-scale-y-100"
            />
            <PenNote
              tilt="left"
              className="absolute top-[calc(50%+8.5rem)] right-[calc(100%+11rem)] xl:top-[calc(50%-5.75rem)] xl:right-[calc(100%+8.25rem)]"
            >
              {note}
            </PenNote>
          </Letter>
        </div>
      </div>
      <EnvelopeFront className="absolute bottom-0 -left-8 h-32 w-[calc(100%+2rem)] xl:h-14" />
    </div>
  );
}
