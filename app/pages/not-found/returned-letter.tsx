import { EnvelopeFlap } from "~/app/parts/envelope-flap";
import { PenMark } from "~/app/parts/pen-mark";
import { Postmark } from "~/app/parts/postmark";
import { headOffice } from "~/firm/firm-details";
import type { PenWords } from "~/words/types";

interface ReturnedLetterProps {
  /** What somebody has written in its window. */
  address: PenWords;
  stamp: string;
}

/** The not-found screen: the envelope came back, off the page's right edge, its address struck out and stamped. */
export function ReturnedLetter({ address, stamp }: ReturnedLetterProps) {
  return (
    <div aria-hidden="true" data-drawing className="screen-only w-[112%] origin-left -rotate-3">
      <div className="on-manila relative flex min-h-50 flex-col overflow-clip border-2 border-on-marker md:aspect-3/2">
        <EnvelopeFlap />
        <div className="mx-auto mt-auto mb-3 w-fit rounded-window border-2 border-ink bg-window px-6 py-2 xl:mb-12">
          <p className="-rotate-2 handwriting text-pen">
            {address.map((line, index) => (
              <span key={line} className="relative block w-fit whitespace-nowrap nth-2:text-red">
                {line}
                {index === 0 && (
                  <PenMark name="underline" className="absolute top-1/2 left-0 h-2 w-full" />
                )}
              </span>
            ))}
          </p>
        </div>
        <p className="absolute top-16 right-12 -rotate-6 rounded-sm border-2 border-red px-2 font-display text-h3 font-semibold text-red xl:right-2/3 xl:text-h2">
          {stamp}
        </p>
        <div className="absolute top-[19%] right-[6%] max-xl:hidden">
          <span className="absolute right-0 h-28 w-26 border-2 border-ink bg-(--letter-feint)" />
          <div className="relative h-28 w-50 rotate-3">
            <Postmark city={headOffice.image ?? headOffice.name} country={headOffice.country} />
          </div>
        </div>
      </div>
    </div>
  );
}
