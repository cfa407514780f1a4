import { PhoneLink } from "~/app/design/contact-link";
import { firm } from "~/firm/firm";
import { chrome } from "~/words/chrome";
import { OpenLine } from "./open-line";

/** A number as long as the country's stands in the window at its largest. */
export const numberSize =
  firm.phone.length > 13 ? "text-h2" : "text-h2 @xs:max-lg:text-display @min-[27rem]:text-display";

/** The window of an envelope, with the phone number in it and whether somebody is there to answer. */
export function NumberWindow({ className }: { className: string }) {
  return (
    <div className={`@container rounded-window border-2 border-ink bg-window ${className}`}>
      <p className="text-lede leading-tight font-semibold">{chrome.callUs}</p>
      <p className={`font-display leading-tight font-[620] ${numberSize}`}>
        <PhoneLink className="hover:underline hover:decoration-2 hover:underline-offset-8" />
      </p>
      <OpenLine className="mt-1" />
    </div>
  );
}
