import { PenNote } from "~/app/design/pen-note";
import { PlusMinus } from "~/app/design/plus-minus";
import { FoldList } from "~/app/parts/fold-list";
import { FigureTable } from "~/app/parts/passages/figure-table";
import { Prose } from "~/app/parts/passages/prose";
import { PenMarked } from "~/app/parts/pen-marked";
import { print } from "~/words/say";
import type { TableSection, WaysMapWords } from "~/words/services/service-page";

/** A sheet of its own across the screen: the ways as a map, the warning at its place, and the table that compares them. */
export function WaysSpread({ map, note, ...table }: TableSection & { map: WaysMapWords }) {
  return (
    <section className="border-y-2 border-ink bg-sheet [--ground:var(--sheet)] print:border-0">
      <div className="page-width py-8">
        <div className="grid gap-x-12 gap-y-3 lg:grid-cols-2">
          <h2>{table.heading}</h2>
          <p>{table.intro}</p>
        </div>
        <div className="mt-8">
          <WaysMap {...map} warning={note} />
        </div>
        <div className="mt-8">
          <FoldList
            folds={[
              { heading: map.compare, body: <FigureTable {...table} /> },
              { heading: map.beside.title, body: <Prose paragraphs={[map.beside.description]} /> },
            ]}
            level={3}
          />
        </div>
      </div>
    </section>
  );
}

type WayStop = WaysMapWords["lines"][number]["stops"][number];

/* Of each stop: its row on a narrow screen, its column on a wide one. */
const places = [
  "row-start-1 lg:col-start-1",
  "row-start-2 lg:col-start-2",
  "row-start-3 lg:col-start-3",
  "row-start-4 lg:col-start-4",
];

/**
 * The ways on from a decision as lines with their stops, below each other what is the same of both; a stop that one
 * may leave out has a loop of its own past it, and one that is not on a line stands beside it, struck out. On a narrow
 * screen the lines go down. What comes after the first step is opened at its stop.
 */
function WaysMap({
  caption,
  loop,
  lines,
  trap,
  warning,
}: WaysMapWords & { warning?: string | undefined }) {
  return (
    <figure aria-label={caption}>
      <div className="grid gap-y-12">
        {lines.map(({ heading, stops }, line) => (
          <div key={heading}>
            <p className="font-display text-h3 font-[620]">{heading}</p>
            <ol className="mt-4 grid grid-cols-[4rem_minmax(0,1fr)] lg:mt-16 lg:grid-cols-[repeat(3,minmax(0,1fr))_12rem]">
              {stops.map((stop, at) => (
                <li
                  key={stop.title}
                  className={`relative col-start-2 pb-6 last-of-type:pb-0 lg:pr-8 ${places[at]} ${stop.isOptional ? "lg:row-start-1 lg:pt-10 lg:pb-0" : "lg:row-start-2 lg:pt-23 lg:pb-0"}`}
                >
                  <Stop {...stop} isLast={at === stops.length - 1} />
                  <Words {...stop} isLater={at > 1} />
                  {line === 0 && stop.isOptional && (
                    <PenNote className="mt-3 *:inline lg:absolute lg:bottom-full lg:left-10 lg:mt-0 lg:mb-1 lg:whitespace-nowrap">
                      {loop}
                    </PenNote>
                  )}
                </li>
              ))}
              <Ways isOfFirst={stops.some(({ isStruck }) => isStruck)} />
            </ol>
            {line === 0 && warning && (
              <div className="mt-6 grid gap-x-12 border-l-2 border-red pl-4 lg:grid-cols-2">
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

/** A stop's words, and how long one has from it to the next, in the middle above the line. */
function Words({ title, next, time, isLater, isStruck }: WayStop & { isLater: boolean }) {
  const text = <span className="mt-1 block max-w-text">{time}</span>;
  const [last, ...others] = title.split(" ").reverse();
  return (
    <>
      {isLater ? (
        <details className="eases-open">
          <summary className="min-h-11 font-display text-h3 leading-tight font-[620] entry-hover:underline">
            {`${others.reverse().join(" ")} `}
            <span className="inline-flex items-center gap-x-2 whitespace-nowrap">
              {last}
              <PlusMinus />
            </span>
          </summary>
          {text}
        </details>
      ) : (
        <strong className="flex gap-x-3 font-display text-h3 font-[620]">
          {isStruck && <Cross />}
          {title}
        </strong>
      )}
      {next && (
        <b className="block font-display text-h2 font-[620] lg:absolute lg:top-1.5 lg:right-0 lg:left-8 lg:text-center lg:leading-none">
          {print(next)}
        </b>
      )}{" "}
      {!isLater && text}
    </>
  );
}

const ring = "absolute size-8 rounded-full border-4";

/** The ring of a stop: on the line, which ends in the last one, or on the loop. Of one that is struck out there is none. */
function Stop({ isOptional, isStruck, isLast }: WayStop & { isLast: boolean }) {
  if (isStruck) return null;
  return (
    <span
      aria-hidden="true"
      className={`${ring} top-0 ${isOptional ? "-left-10 border-red bg-sheet lg:left-0" : `-left-16 border-ink lg:top-11 lg:left-0 ${isLast ? "bg-ink" : "bg-sheet"}`}`}
    />
  );
}

/** The end of a way that leads nowhere, off the line. */
function Cross() {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      className="mt-1 size-5 shrink-0"
      stroke="var(--red)"
      strokeWidth="4"
    >
      <path d="M2 2l16 16M18 2L2 18" />
    </svg>
  );
}

/** From ring to ring the line, and the loop that leaves it at the first stop or at the second. */
function Ways({ isOfFirst }: { isOfFirst: boolean }) {
  return (
    <>
      <li
        aria-hidden="true"
        className="col-start-1 row-start-1 row-end-4 mt-4 -mb-4 ml-3.5 border-l-4 border-ink lg:col-end-4 lg:row-start-2 lg:row-end-3 lg:mt-14.5 lg:-mr-4 lg:mb-0 lg:ml-4 lg:self-start lg:border-t-4 lg:border-l-0"
      />
      <li
        aria-hidden="true"
        className={`row-end-4 mt-3.5 -mb-4 ml-3.5 w-7 rounded-r-full border-4 border-l-0 border-red col-start-1 lg:row-start-1 lg:row-end-2 lg:-mr-4.5 lg:-mb-15 lg:w-auto lg:rounded-t-[4rem] lg:rounded-br-none lg:border-b-0 lg:border-l-4 lg:col-end-4 ${isOfFirst ? "row-start-1" : "row-start-2 lg:col-start-2"}`}
      />
    </>
  );
}
