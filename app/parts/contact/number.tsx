import { PhoneLink } from "~/app/design/contact-link";
import { Icon } from "~/app/design/icons";
import { firm } from "~/firm/firm";
import { openings } from "~/firm/firm-details";
import { chrome } from "~/words/chrome";

/** A number as long as the country's stands in the window at its largest. */
export const numberSize = firm.phone.length > 13 ? "text-h2" : "text-h2 @2xs:text-display";

interface NumberWindowProps {
  className: string;
  /** Whether it is what its page is for: on wide screens as large as the headline. */
  isLargest?: boolean;
  /** Whether it says that somebody is there to answer, which a page says once above. */
  hasOpenLine?: boolean;
}

/** The window of an envelope with the call in it, all of it one link, and whether somebody is there to answer. */
export function NumberWindow({ className, isLargest, hasOpenLine = true }: NumberWindowProps) {
  return (
    <div className={`@container border-2 border-ink bg-window ${className}`}>
      <PhoneLink className="group/call block w-fit leading-tight">
        <span className="flex items-center gap-2 text-lede font-semibold">
          <Icon name="phone" />
          {chrome.callUs}
        </span>{" "}
        <span
          className={`block font-display font-semibold underline decoration-2 underline-offset-[0.13em] group-hover/call:decoration-4 ${numberSize} ${isLargest && firm.phone.length <= 13 ? "xl:text-[length:min(var(--text-h1),13.5cqi)]!" : ""}`}
        >
          {firm.phone}
        </span>
      </PhoneLink>
      {hasOpenLine && <OpenLine className="mt-2" />}
    </div>
  );
}

/** The number of who reads the letter, as large as it is urgent, and whether somebody answers now where the header does not say so. */
export function LargeNumber({ size = "text-h2" }: { size?: string }) {
  return (
    <div className="screen-only">
      <PhoneLink
        className={`font-display leading-tight font-semibold underline decoration-2 underline-offset-[0.16em] hover:decoration-4 ${size}`}
      />
      <OpenLine className="mt-1 text-small lg:hidden" />
    </div>
  );
}

/** Whether the office is open at this moment, such as "Open now, until 6pm": its room is kept free for the script that tells it. */
export function OpenLine({ className = "" }: { className?: string }) {
  return (
    <p className={`needs-script screen-only flex min-h-[1lh] items-center gap-2 ${className}`}>
      <span
        aria-hidden="true"
        className="size-3 shrink-0 rounded-full border-2 border-ink-2 in-data-[office=open]:border-[0.375rem] in-data-[office=open]:border-green"
      />
      <span data-open-line>&nbsp;</span>
    </p>
  );
}

/** The hours that the script tells it by, once in a document. */
export function OpeningHours() {
  return (
    <script
      type="application/json"
      id="openings"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data
      dangerouslySetInnerHTML={{ __html: JSON.stringify(openings).replaceAll("<", "\\u003c") }}
    />
  );
}
