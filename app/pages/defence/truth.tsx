import { Fragment } from "react";
import { PenNote } from "~/app/design/pen-note";
import { Words } from "~/app/design/words";
import { FoldSummary } from "~/app/parts/fold-list";
import { RuledPoints } from "~/app/parts/passages/prose";
import { PenMarked } from "~/app/parts/pen-marked";
import type { TextSection } from "~/words/services/service-page";

/** The hardest truth of a page, on a spread of its own: the question, the one sentence, and what follows from it, beside it or by its ways below; the pen at its full stop. */
export function Truth({
  heading,
  truth = "",
  underlined,
  ways,
  paragraphs,
  points,
  pen,
}: TextSection) {
  /** Much that follows stands in columns below the sentence, which then runs across, and so does one that is long. */
  const isAcross = ways !== undefined || paragraphs.length > 2 || truth.length > 60;
  return (
    <section className="on-band screen-only">
      <div className={`page-width grid gap-x-12 gap-y-6 py-8 ${isAcross ? "" : "lg:grid-cols-2"}`}>
        <div>
          <h2 className="text-h3 font-[560]">{heading}</h2>
          <div className="mt-3">
            <p className="font-display text-display font-[620] tracking-tight">
              {truth.split(/(?<=\.) /).map((sentence, at, all) => (
                <Fragment key={sentence}>
                  <span className="inline-block text-balance">
                    <PenMarked underlined={at === all.length - 1 ? underlined : ""}>
                      {sentence}
                    </PenMarked>
                  </span>{" "}
                </Fragment>
              ))}
            </p>
            {pen && <PenNote className="mt-4 *:inline">{pen}</PenNote>}
          </div>
        </div>
        {ways ? (
          <dl className="mt-2 grid gap-x-12 gap-y-6 lg:grid-cols-3">
            {ways.map(({ title, hasBox, paragraphs: [lead, ...others], more }) => (
              <div key={title} className="border-t-2 pt-3">
                <dt className="flex gap-3 font-display text-h3 font-[620]">
                  <span
                    aria-hidden="true"
                    className={`mt-0.5 size-6 shrink-0 border-2 ${hasBox ? "" : "border-dashed"}`}
                  />
                  {title}
                </dt>
                <dd className="mt-3 max-w-text font-semibold text-pretty">{lead}</dd>
                <dd className="mt-3">
                  {others.map((paragraph) => (
                    <p key={paragraph} className="mb-3 max-w-text last:mb-0">
                      {paragraph}
                    </p>
                  ))}
                  {more && (
                    <details className="eases-open border-y border-ink-2">
                      <FoldSummary>
                        <span className="font-semibold">{more.heading}</span>
                      </FoldSummary>
                      <p className="max-w-text pb-4">{more.text}</p>
                    </details>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        ) : (
          <div
            className={
              isAcross
                ? `grid gap-x-12 gap-y-3 *:border-t-2 ${paragraphs.length % 3 ? "lg:grid-cols-2" : "lg:grid-cols-3"}`
                : "divide-y divide-feint border-t-2"
            }
          >
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="py-3">
                <span className="block max-w-text">
                  <Words>{paragraph.replace(/^.+?\.(?= |$)/, "**$&**")}</Words>
                </span>
              </p>
            ))}
            {points && <RuledPoints points={points} />}
          </div>
        )}
      </div>
    </section>
  );
}
