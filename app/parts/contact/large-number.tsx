import { PhoneLink } from "~/app/design/contact-link";
import { OpenLine } from "./open-line";

/** The number of who reads the letter, as large as it is urgent, and whether somebody answers now. */
export function LargeNumber({ className = "" }: { className?: string }) {
  return (
    <div className={`screen-only ${className}`}>
      <PhoneLink className="font-display text-h2 leading-none font-[620] tracking-[-0.015em] decoration-2 underline-offset-4 hover:underline" />
      <OpenLine className="text-small" />
    </div>
  );
}
