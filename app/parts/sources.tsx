import { cited, written } from "~/words/facts/written";
import type { TaxFact } from "~/words/types";
import { FoldSummary } from "./fold-summary";

interface SourcesProps {
  heading: string;
  intro: string;
  /** How many there are, and when each applies, in words. */
  count: (figures: number) => string;
  applies: (when: string) => string;
  facts: readonly TaxFact[];
}

/** The figures of a page with their official sources, for whoever wants to check them. */
export function SourceDetails({ heading, intro, count, applies, facts }: SourcesProps) {
  return (
    <section aria-label={heading} className="screen-only @container">
      <details className="eases-open border-y border-rule-strong">
        <FoldSummary aside={count(facts.length)}>
          <h2 className="text-h3 font-[560]">{heading}</h2>
        </FoldSummary>
        <p className="max-w-text pb-4 text-small text-ink-2">{intro}</p>
        <ul className="border-t border-feint pb-4 text-small">
          {facts.map((fact) => (
            <li
              key={fact.id}
              className="grid gap-x-6 border-b border-feint py-2.5 @3xl:grid-cols-[16rem_1fr_1fr]"
            >
              <strong className="tabular-nums">{written(fact.value)}</strong>
              <span>
                {`${fact.meaning}. `}
                <span className="text-ink-2">{applies(fact.appliesFrom)}</span>
              </span>
              <cite className="text-ink-2 not-italic">{cited(fact)}</cite>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

/** The same by themselves, across the page. */
export function Sources(props: SourcesProps) {
  return (
    <div className="page-width screen-only pt-7 pb-12 md:pb-16">
      <SourceDetails {...props} />
    </div>
  );
}
