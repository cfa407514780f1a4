import { EnvelopeFlap } from "~/app/parts/envelope-flap";
import type { PenWords } from "~/words/types";

interface ReturnedLetterProps {
  /** What somebody has written in its window. */
  address: PenWords;
  stamp: string;
}

/** The not-found screen: the envelope came back, off the page's right edge, stamped across its front. */
export function ReturnedLetter({ address, stamp }: ReturnedLetterProps) {
  return (
    <div
      aria-hidden="true"
      data-drawing
      className="screen-only w-[calc(100%+2.5rem)] origin-left -rotate-3 md:w-[calc(100%+4rem)] md:-rotate-4"
    >
      <div className="on-manila relative flex h-44 flex-col overflow-clip border-2 border-on-marker md:aspect-3/2 md:h-auto">
        <EnvelopeFlap />
        <div className="mt-auto mb-3 ml-[5%] w-fit rounded-window border-2 border-ink bg-window py-2 pr-5 pl-4 md:mb-[5%] md:py-4 md:pr-8 md:pl-6">
          <p className="-rotate-2 handwriting text-pen leading-tight lg:text-h2">
            {address.map((line) => (
              <span key={line} className="block whitespace-nowrap nth-2:indent-[0.6em]">
                {line}
              </span>
            ))}
          </p>
        </div>
        <p className="absolute top-14 right-9 -rotate-8 rounded-sm border-4 border-double border-red px-2 font-display text-h3 font-[620] text-red [mask-image:linear-gradient(105deg,#000_45%,#0008_75%,#000)] md:top-[30%] md:right-24 md:px-4 md:py-1 lg:text-display">
          {stamp}
        </p>
      </div>
    </div>
  );
}
