import { PenMarked } from "~/app/parts/pen-marked";
import type { ShortAnswer } from "~/words/services/service-page";

/** Cases or questions, each beside what to do in it; in a `WideEntry`. */
export function CaseRows({ cases }: { cases: readonly ShortAnswer[] }) {
  return (
    <dl className="divide-y divide-feint">
      {cases.map(({ title, description = "", ...marks }) => (
        <div
          key={title}
          className="py-2.5 first:pt-0 last:pb-0 xl:grid xl:grid-cols-[var(--entry-title)_minmax(0,1fr)] xl:gap-x-6"
        >
          <dt className="font-display text-h3 font-[560] text-balance">{title}</dt>
          <dd className="text-pretty max-xl:mt-1 max-xl:max-w-text">
            <PenMarked {...marks}>{description}</PenMarked>
          </dd>
        </div>
      ))}
    </dl>
  );
}
