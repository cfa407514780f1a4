import { PhoneLink } from "~/app/design/contact-link";
import { OpenLine } from "./open-line";

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
