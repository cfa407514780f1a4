import type { OneSheet as Sheet } from "~/content/types";

const part =
  "grid grid-cols-[5.75rem_minmax(0,1fr)] gap-y-1 py-3 pr-4 *:pl-4 sm:grid-cols-[7rem_minmax(0,1fr)]";
const name = "pr-2 font-display font-[560]";

/** A case on one white sheet: what is asked, known, not yet known and next, and the marked date. */
export function OneSheet({ stamp, title, parts, deadline }: Sheet) {
  return (
    <figure className="relative border-2 border-on-marker bg-letter text-small leading-snug text-on-marker">
      <figcaption className={`items-center ${part}`}>
        <span className="-ml-1.5 -rotate-6 justify-self-start">
          <span className="rounded-sm border-2 border-letter-red px-1 py-0.5 font-semibold text-letter-red">
            {stamp}
          </span>
        </span>{" "}
        <span className="py-1 font-display text-[1.1875rem] leading-tight font-[560]">{title}</span>
      </figcaption>
      <dl className="*:border-t *:border-letter-feint">
        {parts.map(({ label, lines }) => (
          <div key={label} className={part}>
            <dt className={name}>{label}</dt>
            {lines.map((line) => (
              <dd key={line} className="col-start-2">
                {line}
              </dd>
            ))}
          </div>
        ))}
        <div className={`items-baseline ${part}`}>
          <dt className={name}>{deadline.label}</dt>
          <dd className="col-start-2">
            <mark className="whitespace-nowrap font-display text-[1.125rem] font-[560] sm:text-h3">
              {deadline.marked}
            </mark>
            {deadline.after}
          </dd>
        </div>
      </dl>
      <span
        aria-hidden="true"
        className="absolute inset-y-0 left-23 border-l-2 border-letter-red sm:left-28"
      />
    </figure>
  );
}
