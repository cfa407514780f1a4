import { PenNote } from "~/app/design/pen-note";
import { Unbroken } from "~/app/design/unbroken";
import { FoldSummary } from "~/app/parts/fold-summary";
import { PenMarked } from "~/app/parts/pen-marked";
import type { Value } from "~/words/types";

/** The firm's values, each with the sentence by which it can be checked; on a phone the rest is folded up. */
export function ValueList({ values }: { values: readonly Value[] }) {
  return (
    <ol className="-my-4 divide-y divide-feint md:-my-6 print:my-0">
      {values.map(({ title, sentence, description, note, ...marks }, index) => (
        <li key={title} className="relative py-4 max-md:pb-1 md:py-6 print:py-1">
          <span className="on-the-rule top-10 py-0.5 font-display text-h3 leading-none font-semibold md:top-11 md:text-h2">
            {index + 1}
          </span>
          <h3 className="font-sans text-small leading-normal font-semibold tracking-normal text-ink-2">
            {title}
          </h3>
          <div className="grid gap-x-8 gap-y-1 xl:grid-cols-[7fr_6fr]">
            <p className={`hidden text-balance laid-out:block ${checkable}`}>
              <PenMarked {...marks}>{sentence}</PenMarked>
            </p>
            <details className="lies-out">
              <FoldSummary>
                <span className={`-mt-2 ${checkable}`}>
                  <PenMarked {...marks}>{sentence}</PenMarked>
                </span>
              </FoldSummary>
              <p className="max-w-text max-md:pb-2">
                <Unbroken>{description}</Unbroken>
              </p>
            </details>
          </div>
          {note && <PenNote className="screen-only my-3 *:inline">{note}</PenNote>}
        </li>
      ))}
    </ol>
  );
}

const checkable = "max-w-[20em] font-display text-h3 leading-relaxed font-semibold";
