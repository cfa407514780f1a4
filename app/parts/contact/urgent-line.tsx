import { PhoneLink } from "~/app/design/contact-link";
import type { Firm } from "~/firm/firm-schema";

interface UrgentLineProps {
  heading: string;
  /** What to do; nothing is shown without it. */
  urgent: Firm["urgent"];
}

/** For a reader at whose door officers stand now: the first thing on the page. */
export function UrgentLine({ heading, urgent }: UrgentLineProps) {
  if (!urgent) return null;
  return (
    <section aria-label={heading} className="page-width screen-only pt-4">
      <div className="border-l-4 border-red bg-sheet px-4 py-3">
        <h2>{heading}</h2>
        <p className="mt-1 max-w-text">
          {urgent.text}
          {urgent.phone && (
            <>
              {" "}
              <PhoneLink number={urgent.phone} className="text-link font-semibold" />
            </>
          )}
        </p>
      </div>
    </section>
  );
}
