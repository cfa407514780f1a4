import { ButtonPath } from "~/app/design/button";
import { PhoneLink } from "~/app/design/contact-link";
import type { Office } from "~/firm/firm-schema";
import { Postmark } from "./postmark";

export interface OfficeWords {
  /** What the way to it is called, by its name. */
  action: (office: string) => string;
  timeLabel: string;
}

interface OfficeTableProps extends OfficeWords {
  offices: readonly Office[];
  /** Of the list: its columns and what is above it. */
  className: string;
}

/* No two postmarks side by side are pressed on alike. */
const turns = ["-rotate-6", "rotate-3", "-rotate-12", "rotate-6", "-rotate-3"] as const;

/** Offices with their postmarks. */
export function OfficeTable({ offices, className, ...words }: OfficeTableProps) {
  return (
    <ul
      className={`grid [clip-path:inset(0_-0.5rem_1px)] print:grid-cols-3 print:pt-1 ${className}`}
    >
      {offices.map((office, index) => (
        <OtherOffice
          key={office.id}
          office={office}
          turn={turns[index % turns.length] ?? ""}
          {...words}
        />
      ))}
    </ul>
  );
}

/** How an office stands on paper. */
export const onPaper =
  "break-inside-avoid print:col-span-1 print:block print:border-0 print:p-0 print:pb-3";

interface OtherOfficeProps extends OfficeWords {
  office: Office;
  /** How its postmark is turned. */
  turn: string;
}

function OtherOffice({ office, turn, action, timeLabel }: OtherOfficeProps) {
  return (
    <li className={`border-b border-rule not-print:max-md:last:pb-1 ${onPaper}`}>
      <div className="grid h-full grid-cols-[1fr_auto] gap-x-4 py-4 md:grid-cols-[auto_1fr] md:py-6 print:block print:py-0">
        <div className="flex flex-col items-start">
          <h3 className="wrap-break-word">{office.name}</h3>
          <div className="max-md:text-small">
            <Address office={office} />
            {office.latin && <p className="wrap-break-word">{office.latin}</p>}
            <p>{office.country}</p>
            {office.phone && <PhoneLink number={office.phone} className="text-link" />}
          </div>
          <ButtonPath
            to={office.contactLink}
            variant="link"
            size="sm"
            className="mt-auto max-md:-mb-3"
          >
            {action(office.name)}
          </ButtonPath>
        </div>
        <div className={`screen-only size-28 max-[20rem]:hidden md:order-first ${turn}`}>
          <Postmark office={office} timeLabel={timeLabel} />
        </div>
      </div>
    </li>
  );
}

export function Address({ office: { address, isChina } }: { office: Office }) {
  return (
    <address
      className="mt-1 wrap-break-word whitespace-pre-line not-italic"
      lang={isChina ? "zh-Hans" : undefined}
    >
      {address.join("\n")}
    </address>
  );
}
