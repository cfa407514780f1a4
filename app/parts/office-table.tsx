import { buttonStyles } from "~/app/design/button";
import { PathLink } from "~/app/design/link";
import { telHref } from "~/firm/contact-links";
import type { Office } from "~/firm/firm-schema";
import { Postmark } from "./postmark";

interface OfficeTableProps {
  offices: readonly Office[];
  action: string;
  timeLabel: string;
}

/** Offices as rows of a ruled table: the postmark with the time there, the address, and the way to reach it. */
export function OfficeTable({ offices, action, timeLabel }: OfficeTableProps) {
  return (
    <ul data-calls className="list-rule">
      {offices.map((office) => (
        <li
          key={office.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-4 border-b border-rule py-4 print:block print:py-2 max-sm:gap-x-4 sm:items-start sm:grid-cols-[auto_minmax(0,1fr)_auto]"
        >
          <div className="max-sm:col-start-2 max-sm:row-start-1">
            <TimedPostmark office={office} label={timeLabel} />
          </div>
          <div className="gap-x-6 max-sm:col-start-1 max-sm:row-start-1 sm:pt-4 lg:grid lg:grid-cols-2 print:grid print:pt-0 print:grid-cols-[2fr_3fr]">
            <div>
              <h3>{office.name}</h3>
              <p className="text-ink-2">{office.country}</p>
              {office.phone && (
                <a href={telHref(office.phone)} className="text-link whitespace-nowrap">
                  {office.phone}
                </a>
              )}
            </div>
            <address
              className="not-italic max-lg:mt-1"
              lang={office.isChina ? "zh-Hans" : undefined}
            >
              {office.address.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
          </div>
          <PathLink
            to={office.contactLink}
            className={buttonStyles({
              variant: "secondary",
              className: "screen-only justify-self-start sm:mt-4 max-sm:col-span-2",
            })}
            aria-label={`${action}: ${office.name}`}
          >
            {action}
          </PathLink>
        </li>
      ))}
    </ul>
  );
}

/** An office's postmark; script lets it bear the time there, which is said as well. */
function TimedPostmark({ office, label }: { office: Office; label: string }) {
  const { name, image = name, timeZone } = office;
  return (
    <div data-clock={timeZone} className="group screen-only">
      <div className="size-28 -rotate-6 text-ink-2 lg:w-50">
        <Postmark city={image} timeLabel={label} />
      </div>
      <p className="sr-only hidden group-data-told:block">
        {label} <time data-time />
      </p>
    </div>
  );
}
