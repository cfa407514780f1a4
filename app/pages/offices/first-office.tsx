import { ButtonPath } from "~/app/design/button";
import { EmailLink, PhoneLink } from "~/app/design/contact-link";
import { PenNote } from "~/app/design/pen-note";
import { numberSize, OpenLine } from "~/app/parts/contact/number";
import { Address, type OfficeWords, onPaper } from "~/app/parts/office-table";
import { PenArrow } from "~/app/parts/pen-mark";
import { Postmark } from "~/app/parts/postmark";
import { headOffice, openings } from "~/firm/firm-details";
import type { Office } from "~/firm/firm-schema";
import { hoursInWords } from "~/firm/opening-hours";
import type { offices } from "~/words/pages/offices";
import type { PenWords } from "~/words/types";

interface FirstOfficeProps extends OfficeWords {
  office: Office;
  hoursLabel: string;
  /** What the pen says about its clock. */
  note: PenWords;
}

/** The head office, on the front of an envelope. */
export function FirstOffice({ office, action, timeLabel, hoursLabel, note }: FirstOfficeProps) {
  return (
    <li
      className={`on-manila relative grid gap-x-6 lg:items-center gap-y-4 overflow-clip border-2 border-ink p-4 md:grid-cols-[auto_minmax(0,1fr)] md:p-6 lg:grid-cols-[auto_minmax(0,1fr)_auto] xl:grid-cols-[361fr_387fr_352fr] print:bg-transparent ${onPaper}`}
    >
      <div>
        <div className="border-2 border-ink bg-window px-4 py-3 font-display text-h3 font-semibold print:border-0 print:bg-transparent print:p-0">
          <h2 className="mb-2 wrap-break-word print:text-h3">{office.name}</h2>
          <Address office={office} />
          {office.latin && <p className="wrap-break-word">{office.latin}</p>}
          <p>{office.country}</p>
        </div>
      </div>
      <div className="@container md:pt-1">
        {office.phone && <PhoneLink number={office.phone} className="text-link" />}
        <div>
          <p className="screen-only font-semibold">{hoursLabel}</p>
          <Hours />
        </div>
        <ButtonPath
          to={office.contactLink}
          variant="outline"
          size="lg"
          className="mt-4 max-md:w-full"
        >
          {action(office.name)}
        </ButtonPath>
      </div>
      <div className="screen-only flex items-end justify-end gap-1 md:max-lg:col-start-2 md:max-lg:justify-start lg:flex-col lg:items-start">
        <div className="order-2 size-28 shrink-0 -rotate-6 lg:order-none lg:size-44 xl:h-44 xl:w-80">
          <Postmark office={office} timeLabel={timeLabel} />
        </div>
        <div className="flex items-start lg:mt-3 lg:flex-row-reverse lg:justify-end lg:pl-6">
          <PenNote className="*:inline">{note}</PenNote>
          <PenArrow className="-mt-4 h-12 w-9 shrink-0 max-[22rem]:hidden max-lg:mx-2 max-lg:-rotate-90 lg:-scale-100" />
        </div>
      </div>
    </li>
  );
}

/** The firm's hours, the days of each line in one column and its times in another. */
function Hours() {
  return (
    <div className="screen-only grid w-fit gap-x-4 xl:text-lede @min-[17.5rem]:grid-cols-[auto_auto]">
      {hoursInWords(openings).map(({ label, times }) => (
        <p
          key={label}
          className="@min-[17.5rem]:col-span-2 @min-[17.5rem]:grid @min-[17.5rem]:grid-cols-subgrid"
        >
          <span>{label}</span> <span className="font-semibold whitespace-nowrap">{times}</span>
        </p>
      ))}
    </div>
  );
}

/** The firm's one phone, e-mail and address, whichever office is nearest, in the window of the reply envelope. */
export function GeneralContact({ words }: { words: typeof offices.general }) {
  return (
    <div className="@container border-2 border-ink bg-window px-4 py-5 md:p-8">
      <h2 className="text-lede font-semibold font-sans">{words.heading}</h2>
      <dl className="mt-2 grid gap-y-3">
        <div>
          <dt className="sr-only">{words.phone}</dt>
          <dd>
            <PhoneLink
              className={`font-display leading-tight font-[620] underline decoration-2 underline-offset-[0.13em] hover:decoration-4 ${numberSize}`}
            />
            <OpenLine className="mt-2" />
          </dd>
        </div>
        <div className="border-t border-rule pt-3">
          <dt className="sr-only">{words.email}</dt>
          <dd className="wrap-anywhere">
            <EmailLink className="text-link inline-block" />
          </dd>
        </div>
        <div className="border-t border-rule pt-3">
          <dt className="sr-only">{words.address}</dt>
          <dd className="text-balance wrap-break-word">{headOffice.address.join(", ")}</dd>
        </div>
      </dl>
    </div>
  );
}
