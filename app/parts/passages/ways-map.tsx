import type { WaysMapWords } from "~/words/services/service-page";

/** The ways on from a decision as lines with their stops; a stop that one may leave out is a loop. */
export function WaysMap({ caption, lines }: WaysMapWords) {
  return (
    <figure className="mb-8">
      <div className="grid gap-x-8 gap-y-8 border-2 border-ink bg-sheet px-4 py-5 md:px-6 lg:grid-cols-2">
        {lines.map(({ heading, stops }) => (
          <div key={heading} className="lg:last:odd:col-span-2">
            <p className="mb-3 font-display font-[560] text-red">{heading}</p>
            <ol>
              {stops.map(({ title, time, isOptional }) => (
                <li key={title} className="group relative pb-5 pl-14 last:pb-0">
                  <Rail isOptional={isOptional} />
                  <strong className="block leading-snug">{title}</strong>
                  <span className="mt-0.5 block leading-snug">{time}</span>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
      <figcaption className="mt-3 text-small text-ink-2">{caption}</figcaption>
    </figure>
  );
}

/** The line left of a stop; it ends at the last one, which is marked. */
function Rail({ isOptional = false }: { isOptional?: boolean }) {
  const ring = "absolute size-5 rounded-full border-3";
  return (
    <span aria-hidden="true" className="absolute inset-y-0 left-0 w-10">
      <span className="absolute inset-y-0 left-2 w-0 border-l-3 border-ink group-first:top-1 group-last:bottom-auto group-last:h-2 group-only:hidden" />
      {isOptional ? (
        <>
          <span className="absolute top-0 bottom-2 left-2 w-5 rounded-r-full border-3 border-l-0 border-red group-only:hidden" />
          <span className={`${ring} top-1/3 left-4.5 border-red bg-sheet`} />
        </>
      ) : (
        <span className={`${ring} top-0.5 -left-px border-ink bg-sheet group-last:bg-ink`} />
      )}
    </span>
  );
}
