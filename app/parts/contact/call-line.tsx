import { PhoneLink } from "~/app/design/contact-link";
import { OpenLine } from "./open-line";

interface CallLineProps {
  lead: string;
  /** Whether it stands at a page's end, far from the header. */
  isAtEnd?: boolean;
  className?: string;
}

/** The phone number as a way on, and whether somebody answers now where the header does not say so. */
export function CallLine({ lead, isAtEnd = false, className = "" }: CallLineProps) {
  return (
    <div className={`screen-only flex flex-wrap items-center gap-x-4 gap-y-1 ${className}`}>
      <p>
        {lead} <PhoneLink className="text-link font-semibold" />
      </p>
      <OpenLine className={`text-small ${isAtEnd ? "" : "lg:hidden"}`} />
    </div>
  );
}
