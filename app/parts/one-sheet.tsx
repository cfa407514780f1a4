import { Stamp } from "~/app/design/stamp";
import type { OneSheet as Sheet } from "~/words/types";
import { PenMark } from "./pen-mark";

const part =
  "grid grid-cols-[6.75rem_minmax(0,1fr)] gap-y-1 py-3 pr-4 sm:grid-cols-[9.75rem_minmax(0,1fr)] sm:pr-7";
const name = "pl-4 font-display font-[560] sm:pl-6";
const text = "col-start-2 pl-5 sm:pl-8";

/** A case on one white sheet: the marked date, how things stand, ticked where they are done, and, bracketed by the adviser, what comes next. */
export function OneSheet({ stamp, title, parts, deadline }: Sheet) {
  return (
    <figure className="on-paper relative border-2 border-ink text-small leading-snug sm:pt-3 lg:text-base lg:leading-snug">
      <figcaption className="flex items-start justify-between gap-4 px-4 py-4 sm:px-6">
        <span className="text-balance font-display text-h3 font-[560] sm:text-h2">{title}</span>{" "}
        <Stamp className="mt-1">{stamp}</Stamp>
      </figcaption>
      <div className="relative border-t-2 border-ink">
        <dl className="*:border-feint *:not-first:border-t">
          <div className={`items-baseline ${part}`}>
            <dt className={name}>{deadline.label}</dt>
            <dd className={`@container ${text}`}>
              <span className="mb-4 block max-sm:-mr-3 font-display text-h2 font-[620] sm:max-lg:text-display xl:text-[length:min(var(--text-display),17cqi)]">
                <mark className="pr-[0.2em] box-decoration-clone wrap-break-word sm:whitespace-nowrap">
                  {deadline.marked}
                </mark>
              </span>
              {deadline.after}
            </dd>
          </div>
          {parts.map(({ label, lines, isDone }, index) => (
            <div key={label} className={`relative ${part}`}>
              {index === parts.length - 1 && (
                <PenMark
                  name="bracket"
                  className="absolute inset-y-3 left-28.5 h-[calc(100%-1.5rem)] w-2.5 sm:left-41.5 sm:w-3.5"
                />
              )}
              {isDone && (
                <PenMark
                  name="tick"
                  className="absolute top-9 left-4 h-6 w-7 sm:top-2.5 sm:left-30 sm:h-7"
                />
              )}
              <dt className={name}>{label}</dt>
              {lines.map((line) => (
                <dd key={line} className={`text-balance ${text}`}>
                  {line}
                </dd>
              ))}
            </div>
          ))}
        </dl>
        <span
          aria-hidden="true"
          className="absolute inset-y-0 left-27 border-l-2 border-red sm:left-39"
        />
      </div>
    </figure>
  );
}
