import { PenNote } from "~/app/design/pen-note";
import { Underlined } from "~/app/parts/underlined";
import { print } from "~/words/say";
import type { WaysMapWords } from "~/words/services/service-page";

type Stop = WaysMapWords["lines"][number]["stops"][number];

/**
 * The ways on from a decision as lines with their stops, below each other what is the same of both; a stop that one
 * may leave out is a loop, and one that is not on a line is struck out. On a narrow screen the lines go down.
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
      <div className="grid gap-y-8">
        {lines.map(({ heading, stops }, line) => (
          <div key={heading}>
            <p className="font-display text-h3 font-[620]">{heading}</p>
            <ol
              className={`mt-4 lg:grid lg:grid-cols-4 ${stops.some(({ isStruck }) => isStruck) ? "lg:mt-16" : "lg:mt-9"}`}
            >
              {stops.map((stop, at) => (
                <li
                  key={stop.title}
                  className="group relative pb-7 pl-16 last:pb-0 lg:pr-8 lg:pt-24 lg:pb-0 lg:pl-0"
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
                  <Words {...stop} />
                </li>
              ))}
            </ol>
            {line === 0 && warning && (
              <div className="mt-6 grid gap-x-12 border-l-2 border-red pl-4 text-pretty lg:grid-cols-2">
                {warning.split(new RegExp(`(?=${trap})`)).map((half) => (
                  <p key={half} className="max-w-text">
                    <Trapped words={trap}>{half}</Trapped>
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

/** A text; if it begins with the words that are a trap, they are underlined. */
function Trapped({ words, children }: { words: string; children: string }) {
  if (!children.startsWith(words)) return children;
  return (
    <>
      <strong className="font-semibold">
        <Underlined>{words}</Underlined>
      </strong>
      {children.slice(words.length)}
    </>
  );
}

/** A stop, and how long one has from it to the next, above the line. */
function Words({ title, next, time, isStruck }: Stop) {
  return (
    <>
      <strong className="block font-display text-h3 font-[620]">
        {isStruck ? <s className="decoration-red decoration-3">{title}</s> : title}
      </strong>
      {next && (
        <b className="block font-display text-display font-[620] lg:absolute lg:text-h2 lg:bottom-[calc(100%-3.5rem)] lg:left-14 lg:leading-none">
          {print(next)}
        </b>
      )}{" "}
      <span className="mt-1 block max-w-text text-pretty">{time}</span>
    </>
  );
}

const ring = "absolute size-7 rounded-full border-2";

type RailProps = Pick<Stop, "isOptional" | "isStruck"> & {
  /** At which stop the loop leaves the line. */
  forks: "at the one before" | "at the first";
};

/** The line to the next stop; it ends at the last one, which is filled in. A loop has its ring on its own way. */
function Rail({ isOptional, isStruck, forks }: RailProps) {
  return (
    <span aria-hidden="true">
      <span className="absolute inset-y-0 left-3.25 border-l-2 border-ink group-first:top-3 group-last:bottom-auto group-last:h-3 lg:inset-x-0 lg:inset-y-auto lg:top-18 lg:border-t-2 lg:border-l-0 lg:group-first:top-18 lg:group-last:right-auto lg:group-last:w-3" />
      {isStruck && (
        <span className="absolute top-0 left-0 size-7 rotate-45 lg:top-[3.6875rem]">
          <span className="absolute top-1/2 left-0 w-full -translate-y-1/2 border-t-3 border-red" />
          <span className="absolute left-1/2 h-full -translate-x-1/2 border-l-3 border-red" />
        </span>
      )}
      {isOptional ? (
        <>
          <span
            className={`absolute -top-6 bottom-2 left-3.25 w-6.5 rounded-r-full border-2 border-l-0 border-red lg:-right-3.75 lg:bottom-auto lg:w-auto lg:rounded-t-full lg:rounded-br-none lg:border-b-0 lg:border-l-2 ${forks === "at the first" ? "lg:-top-6 lg:left-[calc(0.8125rem-200%)] lg:h-21" : "lg:top-6 lg:left-[calc(0.8125rem-100%)] lg:h-9"}`}
          />
          <span
            className={`${ring} top-0 left-6 border-red bg-sheet lg:left-0 ${forks === "at the first" ? "lg:-top-9.25" : "lg:top-2.75"}`}
          />
        </>
      ) : isStruck ? null : (
        <span
          className={`${ring} top-0 left-0 border-ink bg-sheet group-last:bg-ink lg:top-[3.6875rem]`}
        />
      )}
    </span>
  );
}
