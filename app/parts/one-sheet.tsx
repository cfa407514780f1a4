import { Stamp } from "~/app/design/stamp";
import type { OneSheet as Sheet } from "~/words/types";
import { PenMark } from "./pen-mark";

const part =
  "grid grid-cols-[6.25rem_minmax(0,1fr)] gap-y-1 py-3 pr-4 sm:grid-cols-[8rem_minmax(0,1fr)] [&>dd]:pl-6 sm:[&>dd]:pl-8";
const name = "pr-2 pl-4 sm:pl-6 font-display font-[560]";

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
            <dd className="col-start-2">
              <span className="mb-4 block max-sm:-mr-3 font-display text-h2 font-[620] sm:max-lg:text-display xl:text-display">
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
                  className="absolute inset-y-3 left-27 h-[calc(100%-1.5rem)] w-2.5 sm:left-34.5 sm:w-3.5"
                />
              )}
              {isDone && (
                <PenMark
                  name="tick"
                  className="absolute top-9 left-4 h-6 w-7 sm:top-2.5 sm:left-23.5 sm:h-7"
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
        </dl>
        <span
          aria-hidden="true"
          className="absolute inset-y-0 left-25 border-l-2 border-red sm:left-32"
        />
      </div>
    </figure>
  );
}
