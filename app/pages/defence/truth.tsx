import { PenNote } from "~/app/design/pen-note";
import { Words } from "~/app/design/words";
import { RuledPoints } from "~/app/parts/passages/ruled-points";
import type { TextSection } from "~/words/services/service-page";

/** A sentence of so many letters stands on one line at the size of a page's headline. */
const shortTruth = 24;

/** The hardest truth of a page, on a spread of its own: the question, the one sentence, what follows from it. */
export function Truth({ heading, truth = "", paragraphs, points, pen }: TextSection) {
  return (
    <section className="on-band screen-only">
      <div className="page-width py-8">
        <h2 className="text-h3 font-[560]">{heading}</h2>
        <div className="mt-3 mb-6 flex flex-wrap items-end gap-x-4 gap-y-4 md:mb-8">
          <p
            className={`font-display font-[620] tracking-[-0.03em] text-balance ${truth.length > shortTruth ? `${pen ? "max-w-[14.5em]" : "max-w-[20em]"} text-display` : "text-h1"}`}
          >
            {truth.split(/(?<=\.) /).map((sentence) => (
              <span key={sentence} className="inline-block">
                {`${sentence} `}
              </span>
            ))}
          </p>
          {pen && <PenNote className="-mr-6">{pen}</PenNote>}
        </div>
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
