import type { TaxFact } from "~/words/facts/tax-fact";
import { cited, written } from "~/words/facts/written";
import { sources } from "~/words/services/common";
import { FoldSummary } from "./fold-list";

interface SourcesProps {
  facts: readonly TaxFact[];
}

const { heading, intro, count, applies } = sources;

/** The figures of a page under their official sources, for whoever wants to check them. */
export function SourceDetails({ facts }: SourcesProps) {
  return (
    <section aria-label={heading} className="screen-only">
      <details className="eases-open border-b border-rule-strong">
        <FoldSummary aside={count(facts.length)}>
          <h2 className="text-h3 font-[560]">{heading}</h2>
        </FoldSummary>
        <p className="max-w-text pb-4 text-small text-ink-2">{intro}</p>
        <ul className="divide-y divide-feint border-t border-feint pb-4 text-small">
          {[...Map.groupBy(facts, cited)].map(([source, figures]) => (
            <li key={source} className="gap-x-6 py-2 md:grid md:grid-cols-[2fr_3fr]">
              <cite className="text-ink-2 not-italic">{source}</cite>
              <ul>
                {figures.map(({ id, value, meaning, appliesFrom }) => (
                  <li key={id} className="py-1">
                    <strong>{written(value)}</strong>
                    {` ${meaning}. ${appliesFrom ? applies(appliesFrom) : ""}`}
                  </li>
                ))}
              </ul>
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
    <div className="page-width screen-only pt-8 pb-12 md:pb-16">
      <SourceDetails {...props} />
    </div>
  );
}
