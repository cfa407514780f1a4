import { buttonStyles } from "~/app/design/button";
import { PathLink } from "~/app/design/link";
import { PenNote } from "~/app/design/pen-note";
import { telHref } from "~/firm/contact-links";
import { firm } from "~/firm/firm";
import { headOffice } from "~/firm/firm-details";
import type { Office } from "~/firm/firm-schema";
import { openTimes } from "~/firm/opening-hours";
import type { PenWords } from "~/words/types";
import { PenArrow } from "./pen-mark";
import { TimedPostmark } from "./timed-postmark";

interface OfficeTableProps {
  offices: readonly Office[];
  action: string;
  timeLabel: string;
  /** Whether one can come without a call. */
  visits?: string;
  hoursLabel: string;
  /** On a phone, above the first of those in another country than the first office. */
  abroad?: string;
  /** What the pen says about the clock of the first. */
  note?: PenWords;
  /** In one row, the first like the others. */
  alike?: boolean;
}

/** Offices with their postmarks: the first on the front of an envelope and the others below it in two columns, or all alike. */
export function OfficeTable({ offices, note, abroad, alike = false, ...words }: OfficeTableProps) {
  const firstAbroad = offices.find(({ country }) => country !== offices[0]?.country);
  return (
    <ul
      className={`grid gap-x-12 md:grid-cols-2 print:grid-cols-2 print:pt-2 ${alike ? "list-rule xl:grid-cols-3 xl:gap-x-8" : ""}`}
    >
      {offices.map((office, index) =>
        index === 0 && !alike ? (
          <FirstOffice key={office.id} office={office} note={note} {...words} />
        ) : (
          <OtherOffice
            key={office.id}
            office={office}
            above={office === firstAbroad ? abroad : undefined}
            {...words}
          />
        ),
      )}
    </ul>
  );
}

type OfficeProps = Omit<OfficeTableProps, "offices" | "alike" | "abroad"> & { office: Office };

const onPaper =
  "break-inside-avoid print:col-span-1 print:block print:border-0 print:p-0 print:pb-3";

/** A name of so many letters stands in its line at the size of the largest headlines. */
const shortName = 10;

function FirstOffice({ office, action, timeLabel, visits, hoursLabel, note }: OfficeProps) {
  return (
    <li
      className={`on-manila relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-3 md:gap-y-4 overflow-clip border-2 border-ink p-4 md:col-span-2 md:grid-cols-[minmax(0,1fr)_auto_auto] md:grid-rows-[auto_1fr_auto] md:gap-x-8 md:p-6 lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:p-8 print:bg-transparent ${onPaper}`}
    >
      <div className="max-md:contents lg:contents">
        <h3
          className={`text-display max-md:col-span-2 lg:col-span-2 wrap-break-word ${office.name.length > shortName ? "" : "lg:text-h1"}`}
        >
          {office.name}
        </h3>
        <div className="lg:col-start-2 lg:row-start-2 lg:pt-4">
          <Whereabouts office={office} visits={visits} />
          {office.id === headOffice.id && (
            <div className="mt-3">
              <p className="screen-only max-md:text-small">{hoursLabel}</p>
              <Hours />
            </div>
          )}
        </div>
      </div>
      <div className="-rotate-6 size-28 max-md:mt-1 max-md:min-[22rem]:size-32 max-md:justify-self-center md:col-start-3 md:row-span-2 md:row-start-1 lg:row-span-3 lg:row-start-1 lg:-mr-14 lg:h-32 lg:w-58 lg:justify-self-end xl:h-52 xl:w-94 screen-only">
        <TimedPostmark office={office} label={timeLabel} />
      </div>
      <div className="max-md:col-span-2 md:col-start-2 md:row-span-2 md:row-start-1 lg:col-start-1 lg:row-start-2">
        <div className="rounded-window border-2 md:w-fit border-ink bg-window px-3 py-2.5 max-md:text-small md:px-6 md:py-4 lg:max-w-88 lg:text-lede print:border-0 print:bg-transparent print:p-0">
          <Address office={office} />
        </div>
      </div>
      {note && (
        <div className="screen-only col-span-2 flex items-start justify-self-end max-md:row-start-3 md:col-start-2 md:row-start-3 lg:col-span-1 lg:col-start-3 lg:row-span-3 lg:row-start-1 lg:pt-36 lg:pr-10 xl:pt-58 xl:pr-35">
          <PenNote>{note}</PenNote>
          <PenArrow className="-mt-10 h-18 w-13.5 shrink-0 -scale-y-100 md:-mt-4 md:h-12 md:w-9 xl:-mt-8" />
        </div>
      )}
      <ContactButton
        office={office}
        action={action}
        variant="outline"
        className="max-md:col-span-2 max-md:justify-self-stretch md:col-start-1 md:row-span-2 md:row-start-2 md:self-end lg:col-start-2 lg:row-span-1 lg:row-start-3"
      />
    </li>
  );
}

function OtherOffice({
  office,
  above,
  action,
  timeLabel,
  visits,
}: OfficeProps & { above: string | undefined }) {
  return (
    <li className={`@container border-b border-rule md:last:even:col-span-2 ${onPaper}`}>
      {above && (
        <p className="screen-only pt-5 font-display text-h2 font-[560] md:hidden">{above}</p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-3 py-4 max-md:gap-y-1 md:grid-cols-[auto_minmax(0,1fr)] md:gap-x-6 md:py-5 @lg:grid-cols-[auto_minmax(0,1fr)_auto] print:block print:py-0">
        <div className="screen-only size-24 min-[22rem]:size-31 -rotate-6 text-ink-2 max-md:col-start-2 max-md:row-span-2 max-md:justify-self-center md:row-span-2 md:size-32 lg:size-36">
          <TimedPostmark office={office} label={timeLabel} />
        </div>
        <div className="max-md:col-start-1 max-md:row-start-1 lg:pt-1 @lg:row-span-2">
          <h3 className="wrap-break-word">{office.name}</h3>
          <Whereabouts office={office} visits={visits} />
          <div className="mt-1 max-md:text-small">
            <Address office={office} />
          </div>
          {office.latin && (
            <p className="mt-1 text-small leading-snug text-pretty wrap-break-word text-ink-2">
              {office.latin}
            </p>
          )}
        </div>
        <ContactButton
          office={office}
          action={action}
          variant="link"
          className="self-start max-md:col-start-1 max-md:-mb-3 max-md:justify-self-start"
        />
      </div>
    </li>
  );
}

function Whereabouts({ office, visits }: Pick<OfficeProps, "office" | "visits">) {
  const { country, phone } = office;
  return (
    <>
      <p className="text-ink-2 max-md:text-small">
        {visits ? `${country}, ` : country}
        {visits && <span className="whitespace-nowrap">{visits}</span>}
      </p>
      {phone && (
        <a href={telHref(phone)} className="text-link whitespace-nowrap">
          {phone}
        </a>
      )}
    </>
  );
}

/** The firm's hours, each line of them with its days first. */
function Hours() {
  return firm.openingHours.map((line) => (
    <p key={line.label} className="screen-only flex flex-wrap gap-x-2 max-md:text-small">
      <span>{line.label}</span> <span className="font-semibold">{openTimes(line)}</span>
    </p>
  ));
}

function Address({ office: { address, isChina } }: { office: Office }) {
  return (
    <address className="wrap-break-word not-italic" lang={isChina ? "zh-Hans" : undefined}>
      {address.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}

type ContactButtonProps = NonNullable<Parameters<typeof buttonStyles>[0]> & {
  office: Office;
  action: string;
};

function ContactButton({ office, action, variant, className }: ContactButtonProps) {
  return (
    <PathLink
      to={office.contactLink}
      className={buttonStyles({
        variant,
        size: "sm",
        className: `screen-only md:justify-self-start ${className}`,
      })}
      aria-label={`${action}: ${office.name}`}
    >
      {action}
    </PathLink>
  );
}
