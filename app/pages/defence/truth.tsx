import { Fragment } from "react";
import { PenNote } from "~/app/design/pen-note";
import { PlusMinus } from "~/app/design/plus-minus";
import { Words } from "~/app/design/words";
import { RuledPoints } from "~/app/parts/passages/ruled-points";
import type { TextSection } from "~/words/services/service-page";

/** A sentence of so many letters stands on one line at the size of a page's headline. */
const shortTruth = 24;

/** The hardest truth of a page, on a spread of its own: the question, the one sentence, what follows from it; the pen at its full stop. */
export function Truth({ heading, truth = "", ways, paragraphs, points, pen }: TextSection) {
  return (
    <section className="on-band screen-only">
      <div className="page-width py-8">
        <h2 className="text-h3 font-[560]">{heading}</h2>
        <div
          className={`mt-3 mb-6 font-display font-[620] tracking-[-0.03em] ${truth.length > shortTruth ? "text-display" : "text-h1"}`}
        >
          <p className="inline">
            {truth.split(/(?<=\.) /).map((sentence) => (
              <Fragment key={sentence}>
                <span className="inline-block max-w-[20em] text-balance">{sentence}</span>{" "}
              </Fragment>
            ))}
          </p>
          {pen && (
            <PenNote className="ml-4 inline-block align-bottom tracking-normal max-sm:mt-4 max-sm:block">
              {pen}
            </PenNote>
          )}
        </div>
        {ways && (
          <dl className="grid gap-x-12 gap-y-6 lg:grid-cols-3">
            {ways.map(({ title, hasBox, paragraphs: [lead, ...others], more }) => (
              <div key={title} className="border-t-2 pt-3">
                <dt className="flex gap-x-3 font-display text-h3 font-[620]">
                  <span
                    aria-hidden="true"
                    className={`mt-0.5 size-6 shrink-0 border-2 ${hasBox ? "" : "border-dashed"}`}
                  />
                  {title}
                </dt>
                <dd className="mt-3 max-w-text font-semibold text-pretty">{lead}</dd>
                {others.map((paragraph) => (
                  <dd key={paragraph} className="mt-3 max-w-text text-pretty">
                    {paragraph}
                  </dd>
                ))}
                {more && (
                  <dd className="mt-3">
                    <details className="eases-open border-y border-ink-2 forced-colors:[--ink:CanvasText]">
                      <summary className="flex min-h-11 items-center justify-between gap-4 py-2 font-semibold">
                        {more.heading}
                        <PlusMinus />
                      </summary>
                      <p className="max-w-text pb-4 text-pretty">{more.text}</p>
                    </details>
                  </dd>
                )}
              </div>
            ))}
          </dl>
        )}
        <div className="gap-x-12 empty:hidden md:columns-2">
          {paragraphs.map((paragraph) => (
            <p
              key={paragraph}
              className="mb-5 max-w-text break-inside-avoid last:mb-0 last-of-type:break-after-avoid"
            >
              <Words>{paragraph}</Words>
            </p>
          ))}
          {points && <RuledPoints points={points} />}
        </div>
      </div>
    </section>
  );
}
