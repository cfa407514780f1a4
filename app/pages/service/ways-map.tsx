import { PenNote } from "~/app/design/pen-note";
import { PlusMinus } from "~/app/design/plus-minus";
import { PenMarked } from "~/app/parts/pen-marked";
import { print } from "~/words/say";
import type { WaysMapWords } from "~/words/services/service-page";

type Stop = WaysMapWords["lines"][number]["stops"][number];

/**
 * The ways on from a decision as lines with their stops, below each other what is the same of both; a stop that one
 * may leave out is a loop, and one that is not on a line is struck out. On a narrow screen the lines go down. What
 * comes after the first step is opened at its stop.
 */
export function WaysMap({
  caption,
  loop,
  lines,
  trap,
  warning,
}: WaysMapWords & { warning?: string | undefined }) {
  return (
    <figure aria-label={caption}>
      <div className="grid gap-y-12 md:gap-y-16">
        {lines.map(({ heading, stops }, line) => (
          <div key={heading}>
            <p className="font-display text-h3 font-[620]">{heading}</p>
            <ol
              className={`mt-4 lg:grid lg:grid-cols-4 ${stops.some(({ isStruck }) => isStruck) ? "lg:mt-16" : "lg:mt-11"}`}
            >
              {stops.map((stop, at) => (
                <li
                  key={stop.title}
                  className="group relative pb-7 pl-16 last:pb-0 lg:pr-8 lg:pt-26 lg:pb-0 lg:pl-0"
                >
                  <Rail
                    {...stop}
                    forks={stops[at - 1]?.isStruck ? "at the first" : "at the one before"}
                  />
                  {line === 0 && stop.isOptional && (
                    <PenNote className="mb-5 *:inline lg:absolute lg:bottom-[calc(100%-0.5rem)] lg:left-10 lg:mb-0 lg:whitespace-nowrap">
                      {loop}
                    </PenNote>
                  )}
                  <Words {...stop} isLater={at > 1} />
                </li>
              ))}
            </ol>
            {line === 0 && warning && (
              <div className="mt-8 grid gap-x-12 border-l-2 border-red pl-4 text-pretty lg:grid-cols-2">
                {warning.split(trap).map((half, at) => (
                  <p key={half} className="max-w-text">
                    {at ? <PenMarked underlined={trap}>{`${trap}${half}`}</PenMarked> : half}
                  </p>
                ))}
              </div>
            )}
          </div>
        ))}
      </div>
    </figure>
  );
}

/** A stop, and how long one has from it to the next, in the middle above the line. */
function Words({ title, next, time, isLater }: Stop & { isLater: boolean }) {
  const heading = <strong className="font-display text-h3 font-[620] text-balance">{title}</strong>;
  const text = <span className="mt-1 block max-w-text text-pretty">{time}</span>;
  return (
    <>
      {isLater ? (
        <details className="eases-open">
          <summary className="flex min-h-11 items-start justify-between gap-x-3 leading-tight entry-hover:underline">
            {heading}
            <PlusMinus />
          </summary>
          {text}
        </details>
      ) : (
        heading
      )}
      {next && (
        <b className="block font-display text-h2 font-[620] lg:absolute lg:left-4 lg:-right-4 lg:bottom-[calc(100%-3.75rem)] lg:text-center lg:leading-none">
          {print(next)}
        </b>
      )}{" "}
      {!isLater && text}
    </>
  );
}

const ring = "absolute size-8 rounded-full border-4";

type RailProps = Pick<Stop, "isOptional" | "isStruck"> & {
  /** At which stop the loop leaves the line. */
  forks: "at the one before" | "at the first";
};

/** The line to the next stop; it ends at the last one, which is filled in. A loop has its ring on its own way. */
function Rail({ isOptional, isStruck, forks }: RailProps) {
  return (
    <span aria-hidden="true">
      <span className="absolute inset-y-0 left-3.5 border-l-4 border-ink group-first:top-3 group-last:bottom-auto group-last:h-3 lg:inset-x-0 lg:inset-y-auto lg:top-18 lg:border-t-4 lg:border-l-0 lg:group-first:top-18 lg:group-last:right-auto lg:group-last:w-3" />
      {isStruck && (
        <span className="absolute top-0 left-0 size-8 rotate-45 lg:top-[3.625rem]">
          <span className="absolute top-1/2 left-0 w-full -translate-y-1/2 border-t-4 border-red" />
          <span className="absolute left-1/2 h-full -translate-x-1/2 border-l-4 border-red" />
        </span>
      )}
      {isOptional ? (
        <>
          <span
            className={`absolute -top-6 bottom-2 left-3.5 w-7 rounded-r-full border-4 border-l-0 border-red lg:-right-4.5 lg:bottom-auto lg:w-auto lg:rounded-t-full lg:rounded-br-none lg:border-b-0 lg:border-l-4 ${forks === "at the first" ? "lg:-top-6 lg:left-[calc(0.875rem-200%)] lg:h-20.5" : "lg:top-5 lg:left-[calc(0.875rem-100%)] lg:h-9.5"}`}
          />
          <span
            className={`${ring} top-0 left-6 border-red bg-sheet lg:left-0 ${forks === "at the first" ? "lg:-top-9.5" : "lg:top-1.5"}`}
          />
        </>
      ) : isStruck ? null : (
        <span
          className={`${ring} top-0 left-0 border-ink bg-sheet group-last:bg-ink lg:top-[3.625rem]`}
        />
      )}
    </span>
  );
}
