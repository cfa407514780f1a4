import { FoldList } from "~/app/parts/fold-list";
import { Prose } from "~/app/parts/passages/prose";
import { print } from "~/words/say";
import type { MarkedSentence } from "~/words/services/service-page";

/** A slip with the one time that runs as large as a poster's word, and below it, folded up, for whom it is another. */
export function PosterFact({ before, marked, after, others, late }: MarkedSentence) {
  return (
    <div className="on-paper border-2 border-ink px-4 py-4 md:px-6">
      <p className="font-display text-h3 font-[560]">
        {before}
        <strong className="mt-3 mb-4 block text-h1 leading-[1.2] font-[620] tracking-[-0.015em] print:text-[2rem]">
          <mark className="inline-block pr-[0.2em]">{print(marked)}</mark>
        </strong>
      </p>
      <p className="text-pretty">{after}</p>
      {late && <p className="mt-3 font-semibold">{late}</p>}
      {others && (
        <div className="mt-3">
          <FoldList
            folds={[{ heading: others.heading, body: <Prose paragraphs={others.cases} /> }]}
            isSmall
          />
        </div>
      )}
    </div>
  );
}
