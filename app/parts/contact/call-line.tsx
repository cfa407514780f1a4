import { PhoneLink } from "~/app/design/contact-link";
import { OpenLine } from "./open-line";

/** The phone number as a way on, and whether somebody answers now where the header does not say so. */
export function CallLine({ lead, className = "" }: { lead: string; className?: string }) {
  return (
    <div className={`screen-only flex flex-wrap items-center gap-x-4 gap-y-1 ${className}`}>
      <p>
        {lead} <PhoneLink className="text-link font-semibold" />
      </p>
      <OpenLine className="text-small lg:hidden" />
    </div>
  );
}
