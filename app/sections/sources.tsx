import type { TaxFact } from "~/content/types";
import { PlusMinus } from "~/ui/plus-minus";

interface SourcesProps {
  heading: string;
  intro: string;
  facts: readonly TaxFact[];
}

/** The figures of a page with their official sources, for whoever wants to check them. */
export function Sources({ heading, intro, facts }: SourcesProps) {
  return (
    <section aria-label={heading} className="screen-only page-width pt-7 pb-12 md:pb-16">
      <details className="eases-open border-y border-rule-strong">
        <summary className="flex min-h-14 items-center justify-between gap-4 py-3">
          <h2 className="text-h3 font-[560]">{heading}</h2>
          <span className="flex shrink-0 items-center gap-4 text-small whitespace-nowrap text-ink-2">
            {facts.length === 1 ? "1 figure" : `${facts.length} figures`}
            <PlusMinus />
          </span>
        </summary>
        <p className="max-w-text pb-4 text-small text-ink-2">{intro}</p>
        <ul className="border-t border-feint pb-4 text-small">
          {facts.map((fact) => (
            <li
              key={fact.meaning}
              className="grid gap-x-6 border-b border-feint py-2.5 md:grid-cols-[16rem_1fr_1fr]"
            >
              <strong className="tabular-nums">{fact.value}</strong>
              <span>
                {`${fact.meaning}. `}
                <span className="text-ink-2">{`Applies: ${fact.appliesFrom}.`}</span>
              </span>
              <cite className="text-ink-2 not-italic">{sourceOf(fact)}</cite>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function sourceOf({ source, secondHand, asAt }: TaxFact): string {
  const how = secondHand ? " (as professional sources report it)" : "";
  return source + how + (asAt ? `; as at ${asAt}` : "");
}
