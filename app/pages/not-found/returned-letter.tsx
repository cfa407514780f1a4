import { EnvelopeFlap } from "~/app/parts/envelope-flap";
import { PenMark } from "~/app/parts/pen-mark";
import { Postmark } from "~/app/parts/postmark";
import type { PenWords } from "~/words/types";

interface ReturnedLetterProps {
  /** What somebody has written in its window. */
  address: PenWords;
  stamp: string;
}

/** The not-found screen: the envelope came back, off the page's right edge, its address struck out and stamped. */
export function ReturnedLetter({ address, stamp }: ReturnedLetterProps) {
  return (
    <div
      aria-hidden="true"
      data-drawing
      className="screen-only w-[calc(100%+2.5rem)] origin-left -rotate-3 md:w-[125%] lg:w-full xl:w-[112%]"
    >
      <div className="on-manila relative flex h-50 flex-col overflow-clip border-2 border-on-marker md:aspect-3/2 md:h-auto">
        <EnvelopeFlap />
        <div className="relative mt-auto mb-3 ml-[5%] xl:ml-[30%] w-fit rounded-window border-2 border-ink bg-window py-2 pr-5 pl-4 xl:mb-[5%] xl:py-4 xl:pr-6 xl:pl-6">
          <p className="-rotate-2 handwriting text-pen leading-tight xl:text-h2">
            {address.map((line, index) => (
              <span
                key={line}
                className="relative block w-fit whitespace-nowrap nth-2:ml-[0.6em] nth-2:text-red"
              >
                {line}
                {index === 0 && (
                  <PenMark
                    name="underline"
                    className="absolute top-1/2 -left-1 h-2 w-[calc(100%+0.5rem)]"
                  />
                )}
              </span>
            ))}
          </p>
        </div>
        <p className="absolute right-12 -rotate-8 rounded-sm border-2 border-red px-2 font-display text-h3 font-[620] text-red max-xl:top-12 md:max-xl:top-16 xl:right-auto xl:bottom-[52%] xl:left-[6%] xl:px-3 xl:py-1 xl:text-h2">
          {stamp}
        </p>
        <div className="absolute top-[19%] right-[6%] max-xl:hidden">
          <span className="absolute -top-1 -right-2 h-28 w-20 border-2 border-ink bg-(--letter-feint)" />
          <div className="relative right-4 h-28 w-50 rotate-3">
            <Postmark />
          </div>
        </div>
      </div>
    </div>
  );
}
