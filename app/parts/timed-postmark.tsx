import type { Office } from "~/firm/firm-schema";
import { Postmark } from "./postmark";

/** An office's postmark; script lets it bear the time there, which is said as well. */
export function TimedPostmark({ office, label }: { office: Office; label: string }) {
  const { name, image = name, country, timeZone } = office;
  return (
    <div data-clock={timeZone} className="group @container size-full">
      <Postmark city={image} country={country} hasTime />
      <p className="sr-only hidden group-data-told:block">
        {label} <time data-time />
      </p>
    </div>
  );
}
