import { EnvelopeFlap } from "~/app/parts/envelope-flap";

interface ReturnedLetterProps {
  /** What its window shows, line by line. */
  address: readonly string[];
  stamp: string;
}

/** The not-found screen: the envelope came back, off the page's right edge, with the postman's label across its own. */
export function ReturnedLetter({ address, stamp }: ReturnedLetterProps) {
  return (
    <div
      aria-hidden="true"
      data-drawing
      className="screen-only relative w-[calc(100%+2.5rem)] origin-left -rotate-3 md:w-[calc(100%+4rem)] md:-rotate-4"
    >
      <div className="on-manila flex h-52 flex-col overflow-clip border-2 border-on-marker md:aspect-3/2 md:h-auto">
        <EnvelopeFlap />
        <div className="mt-auto mb-14 ml-[5%] md:mb-[5%] w-fit rounded-window border-2 border-ink bg-window px-3 py-2 text-small sm:px-4 sm:py-3">
          {address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </div>
      </div>
      <div className="absolute right-16 -bottom-3 -rotate-6 rounded-sm border-2 border-letter-red bg-letter p-1 md:right-auto md:bottom-[46%] md:-left-4 xl:bottom-[38%] xl:-left-10">
        <p className="rounded-sm border-2 border-letter-red px-4 py-1 font-display text-h2 font-[620] text-letter-red xl:text-display">
          {stamp}
        </p>
      </div>
    </div>
  );
}
