import type { WaysMapWords } from "~/words/services/service-page";

type Stop = NonNullable<WaysMapWords["lines"][number]["stops"][number]>;

/**
 * The ways on from a decision as lines with their stops, below each other what is the same of both; a stop that one
 * may leave out is a loop. On a narrow screen the lines go down.
 */
export function WaysMap({ caption, lines, beside }: WaysMapWords) {
  return (
    <figure>
      <div className="grid gap-y-10">
        {lines.map(({ heading, stops }) => (
          <div key={heading}>
            <Name>{heading}</Name>
            <ol className="mt-4 lg:-mt-2 lg:grid lg:grid-cols-4">
              {stops.map((stop, index) =>
                stop ? (
                  <li
                    key={stop.title}
                    className="group relative pb-7 pl-16 last:pb-0 lg:pr-8 lg:pt-24 lg:pb-0 lg:pl-0"
                  >
                    <Rail isOptional={stop.isOptional} />
                    <Words {...stop} />
                  </li>
                ) : (
                  <li
                    key={heading + String(index)}
                    aria-hidden="true"
                    className="relative max-lg:hidden"
                  >
                    <span className="absolute inset-x-0 top-18 border-t-2 border-ink" />
                  </li>
                ),
              )}
            </ol>
          </div>
        ))}
        <div>
          <Name>{beside.heading}</Name>
          <div className="relative mt-4 pl-16 lg:pt-12 lg:pl-0">
            <Aside />
            <Words {...beside.stop} />
          </div>
        </div>
      </div>
      <figcaption className="mt-6 text-small text-ink-2">{caption}</figcaption>
    </figure>
  );
}

function Name({ children }: { children: string }) {
  return <p className="font-display font-[560] text-red">{children}</p>;
}

/** A stop, and how long one has for it: its first number of days is what is looked for. */
function Words({ title, time }: Stop) {
  const [, before = time, days, after] = /^(.*?)(\d+[ \u00a0]days)(.*)$/.exec(time) ?? [];
  return (
    <>
      <strong className="block font-display text-h3 font-[620]">{title}</strong>
      <span className="mt-1 block max-w-text text-pretty">
        {before}
        {days && <b className="ml-0.5 font-display text-h2 font-[620] whitespace-nowrap">{days}</b>}
        {after}
      </span>
    </>
  );
}

const ring = "absolute size-7 rounded-full border-2";

/** The line to the next stop; it ends at the last one, which is marked. */
function Rail({ isOptional = false }: { isOptional?: boolean | undefined }) {
  return (
    <span aria-hidden="true">
      <span className="absolute inset-y-0 left-3.25 border-l-2 border-ink group-first:top-3 group-last:bottom-auto group-last:h-3 lg:inset-x-0 lg:inset-y-auto lg:top-18 lg:border-t-2 lg:border-l-0 lg:group-first:top-18 lg:group-last:hidden" />
      {isOptional ? (
        <>
          <span className="absolute top-0 bottom-2 left-3.25 w-6 rounded-r-full border-2 border-l-0 border-red lg:top-6 lg:right-10 lg:bottom-auto lg:left-3.5 lg:h-12.5 lg:w-auto lg:rounded-none lg:rounded-t-full lg:border-b-0 lg:border-l-2" />
          <span
            className={`${ring} top-1/3 left-5.75 border-red bg-sheet lg:top-2.75 lg:left-14`}
          />
        </>
      ) : (
        <span
          className={`${ring} top-0 left-0 border-ink bg-sheet group-last:bg-ink lg:top-[3.6875rem]`}
        />
      )}
    </span>
  );
}

/** A line of its own beside the others: it stops where a review runs. */
function Aside() {
  const dashes = "absolute border-red border-dashed";
  return (
    <span aria-hidden="true">
      <span className={`${dashes} inset-y-0 left-3.25 border-l-2 lg:hidden`} />
      <span className={`${dashes} top-3.5 left-0 w-1/2 border-t-2 max-lg:hidden`} />
      <span className={`${dashes} top-3.5 left-3/4 right-0 border-t-2 max-lg:hidden`} />
      <span className={`${ring} top-0 left-0 border-red bg-sheet`} />
    </span>
  );
}
