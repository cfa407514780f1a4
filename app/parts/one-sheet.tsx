import { Stamp } from "~/app/design/stamp";
import type { OneSheet as Sheet } from "~/words/types";
import { PenMark } from "./pen-mark";

const part =
  "grid grid-cols-[6.25rem_minmax(0,1fr)] gap-y-1 py-3 pr-4 *:pl-4 sm:grid-cols-[8rem_minmax(0,1fr)] sm:pr-7 sm:*:pl-6";
const name = "pr-2 font-display font-[560]";

/** A case on one white sheet: what is asked, known, not yet known and, bracketed by the adviser, next, and the marked date; on a narrow screen the date first. */
export function OneSheet({ stamp, title, parts, deadline }: Sheet) {
  return (
    <figure className="on-paper relative border-2 border-ink text-small leading-snug sm:pt-3 lg:text-base lg:leading-snug">
      <figcaption className="flex items-start justify-between gap-4 px-4 py-4 sm:px-6">
        <span className="text-balance font-display text-h3 font-[560] sm:text-h2">{title}</span>{" "}
        <Stamp className="mt-1">{stamp}</Stamp>
      </figcaption>
      <div className="relative border-t-2 border-ink">
        <dl className="flex flex-col *:border-feint max-lg:*:not-last:border-t lg:*:not-first:border-t">
          {parts.map(({ label, lines }, index) => (
            <div key={label} className={`relative ${part}`}>
              {index === parts.length - 1 && (
                <PenMark
                  name="bracket"
                  className="absolute inset-y-3 left-25.75 h-[calc(100%-1.5rem)] w-2.5 pl-0! sm:left-33 sm:w-3.5"
                />
              )}
              <dt className={name}>{label}</dt>
              {lines.map((line) => (
                <dd key={line} className="col-start-2 text-balance">
                  {line}
                </dd>
              ))}
            </div>
          ))}
          <div className={`items-baseline max-lg:-order-1 ${part}`}>
            <dt className={name}>{deadline.label}</dt>
            <dd className="col-start-2">
              <span className="mb-4 block max-sm:-mr-3 font-display text-h2 font-[620] sm:max-lg:text-display xl:text-display">
                <mark className="pr-[0.2em] box-decoration-clone wrap-break-word sm:whitespace-nowrap">
                  {deadline.marked}
                </mark>
              </span>
              {deadline.after}
            </dd>
          </div>
        </dl>
        <span
          aria-hidden="true"
          className="absolute inset-y-0 left-25 border-l-2 border-red sm:left-32"
        />
      </div>
    </figure>
  );
}
