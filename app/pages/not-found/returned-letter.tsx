import { EnvelopeFlap } from "~/app/parts/envelope-flap";
import { Postmark } from "~/app/parts/postmark";
import { headOffice } from "~/firm/firm-details";
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
      className="screen-only w-[calc(100%+2.5rem)] origin-left -rotate-3 md:w-[97%] md:-rotate-4"
    >
      <div className="on-manila relative flex h-52 flex-col overflow-clip border-2 border-on-marker md:aspect-5/4 md:h-auto">
        <EnvelopeFlap />
        <div className="relative mt-auto mb-3 ml-[5%] w-fit rounded-window border-2 border-ink bg-window py-2 pr-5 pl-4 lg:mb-[5%] lg:py-4 lg:pr-8 lg:pl-6">
          <p className="-rotate-2 handwriting text-pen leading-tight lg:text-h2">
            {address.map((line) => (
              <span
                key={line}
                className="block whitespace-nowrap nth-2:text-red nth-2:indent-[0.6em]"
              >
                {line}
              </span>
            ))}
          </p>
          <p className="absolute -top-11 right-0 -rotate-8 rounded-sm border-4 border-double border-red px-2 font-display text-h3 font-[620] text-red [mask:radial-gradient(circle_at_30%_40%,#0003_1px,#000_2.5px)_0_0/17px_13px,radial-gradient(circle_at_70%_30%,#0000_2px,#000_3px)_0_0/53px_41px,radial-gradient(circle_at_40%_80%,#0000_1.5px,#000_2.5px)_9px_5px/37px_29px] [mask-composite:intersect] lg:-top-17 xl:-right-36 lg:px-4 lg:py-1 lg:text-h2">
            {stamp}
          </p>
        </div>
        <div className="absolute top-[14%] right-4 size-28 rotate-6 max-lg:hidden">
          <Postmark city={headOffice.image ?? headOffice.name} country={headOffice.country} />
        </div>
      </div>
    </div>
  );
}
