import { EnvelopeFlap } from "~/app/parts/envelope-flap";

interface ReturnedLetterProps {
  /** What its window shows, line by line. */
  address: readonly string[];
  stamp: string;
}

/** The not-found screen: the envelope came back, with the postman's stamp across it. */
export function ReturnedLetter({ address, stamp }: ReturnedLetterProps) {
  return (
    <div
      aria-hidden="true"
      data-drawing
      className="screen-only on-manila relative flex aspect-5/2 flex-col sm:aspect-3/2 overflow-clip border-2 border-on-marker"
    >
      <EnvelopeFlap />
      <div className="mt-auto mb-[4%] ml-[4%] sm:mb-[3.5%] sm:ml-[5%] w-fit rounded-window border-2 border-ink bg-window px-3 py-2 text-small sm:px-4 sm:py-3">
        {address.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </div>
      <div className="absolute right-[4%] bottom-[32%] -rotate-6 max-sm:origin-right max-sm:scale-90 max-[22.5rem]:scale-75 sm:right-[3.2%] sm:bottom-[44%] md:max-xl:bottom-[50%] sm:-rotate-9 rounded-sm border-2 border-red p-1">
        <p className="rounded-sm border-2 border-red px-4 py-1 font-display text-h2 font-[620] text-red md:max-lg:px-2 md:max-lg:text-h3 xl:text-display">
          {stamp}
        </p>
      </div>
    </div>
  );
}
