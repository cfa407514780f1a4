import type { Office } from "~/config/firm-schema";
import { useNow } from "~/hooks/use-now";
import { Postmark } from "~/illustrations/postmark";
import { buttonStyles } from "~/ui/button";
import { PathLink } from "~/ui/link";

interface OfficeTableProps {
  offices: readonly Office[];
  action: string;
  timeLabel: string;
}

/** Offices as rows of a ruled table: the postmark with the time there, the address, and the way to reach it. */
export function OfficeTable({ offices, action, timeLabel }: OfficeTableProps) {
  return (
    <ul className="list-rule">
      {offices.map((office) => (
        <li
          key={office.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-4 border-b border-rule py-6 max-sm:gap-x-4 sm:items-center sm:grid-cols-[auto_minmax(0,1fr)_auto]"
        >
          <div className="max-sm:col-start-2 max-sm:row-start-1">
            <TimedPostmark office={office} label={timeLabel} />
          </div>
          <div className="gap-x-6 max-sm:col-start-1 max-sm:row-start-1 lg:grid lg:grid-cols-[2fr_3fr]">
            <div>
              <h3>{office.name}</h3>
              <p className="text-ink-2">{office.country}</p>
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
              variant: "outline",
              className: "screen-only justify-self-start max-sm:col-span-2",
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

/** An office's postmark; once the page is awake it bears the time there, which is said as well. */
function TimedPostmark({ office, label }: { office: Office; label: string }) {
  const { image, timeZone } = office;
  const now = useNow();
  const value = now?.toLocaleTimeString("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });

  return (
    <div className="screen-only">
      <div className="size-28 -rotate-6 text-ink-2 sm:size-40 lg:w-72">
        <Postmark city={image} time={value ? { label, value } : undefined} />
      </div>
      {now && (
        <p className="sr-only unscripted:hidden">
          {label} <time dateTime={now.toISOString()}>{value}</time>
        </p>
      )}
    </div>
  );
}
