import { print } from "~/words/say";
import type { MarkedSentence } from "~/words/services/service-page";

/** A slip with the one time that runs as large as a poster's word, and below it, in plain type, for whom it is another. */
export function PosterFact({ before, marked, after, second, third, late }: MarkedSentence) {
  return (
    <div className="on-paper border-2 border-ink px-4 py-4 md:px-6 md:py-5">
      <p className="font-display text-h3 font-[560]">
        {before}
        <strong className="-ml-[0.12em] mt-3 mb-4 block text-h1 leading-[1.2] font-[620] tracking-[-0.015em] print:text-[2rem]">
          <mark className="inline-block">{print(marked)}</mark>
        </strong>
      </p>
      <p className="text-pretty">{after}</p>
      {[second, third].map(
        (other) =>
          other && (
            <p key={other.before} className="mt-3 border-t border-feint pt-3 text-pretty">
              {other.before}
              <strong className="whitespace-nowrap">{print(other.marked)}</strong>
              {other.after}
            </p>
          ),
      )}
      {late && <p className="mt-3 border-t border-feint pt-3 font-semibold">{late}</p>}
    </div>
  );
}
