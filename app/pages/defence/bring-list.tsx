import { Icon } from "~/app/design/icons";
import { FoldSummary } from "~/app/parts/fold-summary";

interface BringListProps {
  heading: string;
  items: readonly string[];
}

/** What to have to hand, to be ticked off; folded up, and on paper open. */
export function BringList({ heading, items }: BringListProps) {
  return (
    <details className="eases-open border-t border-rule print:border-0">
      <FoldSummary>
        <h3>{heading}</h3>
      </FoldSummary>
      <ul className="gap-x-8 pb-4 lg:columns-2 print:columns-2 print:pb-0">
        {items.map((item) => (
          <li key={item} className="flex break-inside-avoid gap-3 py-1 leading-snug print:py-0">
            <Icon name="box" className="mt-0.5 size-4.5 shrink-0" />
            {item}
          </li>
        ))}
      </ul>
    </details>
  );
}
