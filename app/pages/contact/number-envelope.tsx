import { NumberWindow } from "~/app/parts/contact/number-window";
import { PointedNote } from "~/app/parts/pointed-note";
import { Postmark } from "~/app/parts/postmark";
import { firm } from "~/firm/firm";
import { headOffice } from "~/firm/firm-details";
import { openTimes } from "~/firm/opening-hours";
import type { PenWords } from "~/words/types";

interface NumberEnvelopeProps {
  call: string;
  note: PenWords;
  hours: string;
}

/** The phone first and largest, in the window of an envelope that takes the page's whole width. */
export function NumberEnvelope({ call, note, hours }: NumberEnvelopeProps) {
  return (
    <div
      data-calls
      className="on-manila @container relative mt-6 grid sm:mt-8 grid-cols-[minmax(0,1fr)] gap-x-8 border-2 border-ink px-2 pt-5 pb-4 min-[23rem]:px-4 sm:p-6 lg:grid-cols-[minmax(0,1fr)_18rem] lg:p-8 min-[90rem]:grid-cols-[minmax(0,1fr)_15.5rem] min-[90rem]:gap-x-6 print:border-0 print:bg-transparent print:px-0 print:pt-4"
    >
      <div aria-hidden="true" className="screen-only absolute inset-0 overflow-clip">
        <div className="absolute right-2 bottom-29 size-24 max-[23rem]:hidden @md:aspect-[9/5] @md:w-auto lg:right-8 lg:top-8 lg:bottom-auto lg:h-40 min-[90rem]:h-31">
          <Postmark city={headOffice.image ?? headOffice.name} country={headOffice.country} />
        </div>
      </div>
      <h2 className="sr-only">{call}</h2>
      <NumberWindow
        isLargest
        className="relative z-1 lg:col-start-1 lg:row-start-1 max-lg:self-start px-3 py-3 sm:px-5 lg:px-8 lg:py-8 min-[90rem]:px-5 print:mt-1 print:border-0 print:bg-transparent print:p-0"
      />
      <PointedNote
        points="above the beginning"
        className="screen-only relative z-1 pt-4 pb-6 pl-4 lg:col-start-1 lg:row-start-1 lg:self-end lg:justify-self-end lg:pr-8 lg:pb-5"
        noteClass="mt-4 xl:[&>span]:inline"
        arrowClass="lg:mt-0 lg:h-9"
      >
        {note}
      </PointedNote>
      <div className="lg:col-start-2 lg:row-start-1 lg:self-end lg:pt-44 print:mt-4">
        <h2 className="font-sans text-base font-semibold tracking-normal">{hours}</h2>
        <dl className="grid w-fit grid-cols-[auto_auto] gap-x-3 min-[90rem]:text-small max-[23rem]:text-small">
          {firm.openingHours.map((line) => (
            <div key={line.label} className="col-span-2 grid grid-cols-subgrid">
              <dt>{line.label}</dt> <dd>{openTimes(line)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
