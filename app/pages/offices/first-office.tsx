import { PenNote } from "~/app/design/pen-note";
import {
  Address,
  ContactButton,
  type OfficeWords,
  onPaper,
  Whereabouts,
} from "~/app/parts/office-table";
import { PenArrow } from "~/app/parts/pen-mark";
import { TimedPostmark } from "~/app/parts/timed-postmark";
import { firm } from "~/firm/firm";
import { headOffice } from "~/firm/firm-details";
import type { Office } from "~/firm/firm-schema";
import { openTimes } from "~/firm/opening-hours";
import type { PenWords } from "~/words/types";

/** A name of so many letters stands in its line at the size of the largest headlines. */
const shortName = 10;

interface FirstOfficeProps extends OfficeWords {
  office: Office;
  hoursLabel: string;
  /** What the pen says about its clock. */
  note: PenWords;
}

/** The first office, on the front of an envelope. */
export function FirstOffice({
  office,
  action,
  timeLabel,
  visits,
  hoursLabel,
  note,
}: FirstOfficeProps) {
  return (
    <li
      className={`on-manila relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-3 md:gap-y-4 overflow-clip border-2 border-ink p-4 md:col-span-2 md:grid-cols-[minmax(0,1fr)_auto_auto] md:grid-rows-[auto_1fr_auto] md:gap-x-8 md:p-6 lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:p-8 print:bg-transparent ${onPaper}`}
    >
      <div className="max-md:contents lg:contents">
        <h3
          className={`text-display print:text-h3 max-md:col-span-2 lg:col-span-2 wrap-break-word ${office.name.length > shortName ? "" : "lg:text-h1"}`}
        >
          {office.name}
        </h3>
        <div className="max-md:contents lg:col-start-2 lg:row-start-2 lg:pt-4">
          <div className="max-md:row-start-2">
            <Whereabouts office={office} visits={visits} />
          </div>
          {office.id === headOffice.id && (
            <div className="max-md:col-span-2 max-md:row-start-4 md:mt-3">
              <p className="screen-only">{hoursLabel}</p>
              <Hours />
            </div>
          )}
        </div>
      </div>
      <div className="-rotate-6 size-28 max-md:col-start-2 max-md:row-start-2 max-md:mt-1 max-md:min-[22rem]:size-32 max-md:justify-self-center md:col-start-3 md:row-span-2 md:row-start-1 lg:row-span-3 lg:row-start-1 lg:-mr-14 lg:h-32 lg:w-58 lg:justify-self-end xl:h-52 xl:w-94 screen-only">
        <TimedPostmark office={office} label={timeLabel} />
      </div>
      <div className="max-md:col-span-2 md:col-start-2 md:row-span-2 md:row-start-1 lg:col-start-1 lg:row-start-2">
        <div className="rounded-window border-2 md:w-fit border-ink bg-window px-3 py-2.5 max-md:text-small md:px-6 md:py-4 lg:max-w-88 lg:text-lede print:border-0 print:bg-transparent print:p-0">
          <Address office={office} />
        </div>
      </div>
      <div className="screen-only col-span-2 flex items-start justify-self-end max-md:row-start-3 md:col-start-2 md:row-start-3 md:max-lg:-mt-20 lg:col-span-1 lg:col-start-3 lg:row-span-3 lg:row-start-1 lg:pt-36 lg:pr-10 xl:pt-58 xl:pr-35">
        <PenNote>{note}</PenNote>
        <PenArrow className="-mt-10 h-18 w-13.5 shrink-0 -scale-y-100 md:-mt-4 md:h-12 md:w-9 xl:-mt-8" />
      </div>
      <ContactButton
        office={office}
        action={action}
        variant="outline"
        className="max-md:col-span-2 max-md:justify-self-stretch md:col-start-1 md:row-span-2 md:row-start-2 md:self-end lg:col-start-2 lg:row-span-1 lg:row-start-3"
      />
    </li>
  );
}

/** The firm's hours, the days of each line in one column and its times in another. */
function Hours() {
  return (
    <div className="screen-only grid w-fit grid-cols-[auto_auto] gap-x-4">
      {firm.openingHours.map((line) => (
        <p key={line.label} className="col-span-2 grid grid-cols-subgrid">
          <span>{line.label}</span> <span className="font-semibold">{openTimes(line)}</span>
        </p>
      ))}
    </div>
  );
}
