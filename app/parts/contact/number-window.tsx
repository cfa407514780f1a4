import { PhoneLink } from "~/app/design/contact-link";
import { Icon } from "~/app/design/icons";
import { firm } from "~/firm/firm";
import { chrome } from "~/words/chrome";
import { OpenLine } from "./open-line";

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
