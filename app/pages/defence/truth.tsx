import { PenNote } from "~/app/design/pen-note";
import { Words } from "~/app/design/words";
import { RuledPoints } from "~/app/parts/passages/ruled-points";
import type { TextSection } from "~/words/services/service-page";

/** The hardest truth of a page, on a spread of its own: the question, the one sentence, what follows from it. */
export function Truth({ heading, truth, paragraphs, points, pen }: TextSection) {
  return (
    <section className="on-band screen-only relative -mt-5 md:-mt-8">
      <div className="page-width py-8">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
          <h2 className="text-h3 font-[560]">{heading}</h2>
          {pen && (
            <div className="pr-4 lg:-my-2 [--red:var(--marker)] max-lg:order-last">
              <PenNote>{pen}</PenNote>
            </div>
          )}
        </div>
        <p className="mt-3 mb-6 max-w-[11em] font-display text-h1 font-[620] tracking-[-0.03em] text-balance md:mb-8">
          {truth}
        </p>
        <div className="gap-x-12 md:columns-2">
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
