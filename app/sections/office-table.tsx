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

/** Offices as rows of a ruled table: postmark, address, the time there, and the way to reach it. */
export function OfficeTable({ offices, action, timeLabel }: OfficeTableProps) {
  return (
    <ul className="list-rule">
      {offices.map((office) => (
        <li
          key={office.id}
          className="grid items-center gap-x-6 gap-y-4 border-b border-rule py-6 sm:grid-cols-[11rem_1fr] lg:grid-cols-[11rem_1fr_12rem_auto]"
        >
          <div className="screen-only w-40 text-ink-2">
            <Postmark text={office.image} />
          </div>
          <div>
            <h3>{office.name}</h3>
            <address className="mt-1 not-italic" lang={office.isChina ? "zh-Hans" : undefined}>
              {office.address.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
            <p className="text-ink-2">{office.country}</p>
          </div>
          <LocalTime label={timeLabel} timeZone={office.timeZone} />
          <PathLink
            to={office.contactLink}
            className={buttonStyles({
              variant: "outline",
              className: "screen-only justify-self-start sm:max-lg:col-start-2",
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

/** The time at a place, once the page is awake; its line is kept free until then. */
function LocalTime({ label, timeZone }: { label: string; timeZone: string }) {
  const now = useNow();

  return (
    <p className="screen-only min-h-[1lh] text-ink-2 tabular-nums sm:max-lg:col-start-2 unscripted:hidden">
      {now && (
        <>
          {label}{" "}
          <time dateTime={now.toISOString()}>
            {now.toLocaleTimeString("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" })}
          </time>
        </>
      )}
    </p>
  );
}
