import type { ReactNode } from "react";
import { Icon } from "~/app/design/icons";
import { EntryList } from "~/app/parts/entry-list";
import { WideEntry } from "~/app/parts/file-sheet";
import { FoldSummary } from "~/app/parts/fold-summary";
import { defenceWords as words } from "~/words/services/common";
import type { DefencePage } from "~/words/services/service-page";

interface FirstEntryProps {
  page: DefencePage;
  /** What is feared most, below the steps. */
  children: ReactNode;
}

/** What to do first, its numbers on the red rule; below it what to have to hand. */
export function FirstEntry({ page, children }: FirstEntryProps) {
  return (
    <WideEntry heading={words.first}>
      <div className="relative mb-3">
        <EntryList entries={page.firstSteps} isOrdered />
      </div>
      <BringList items={page.bring} />
      <div className="*:border-t *:border-t-rule">{children}</div>
    </WideEntry>
  );
}

/** What to have to hand, to be ticked off; folded up, and on paper open. */
function BringList({ items }: { items: readonly string[] }) {
  return (
    <details className="eases-open border-t border-rule print:border-0">
      <FoldSummary>
        <h3>{words.bring}</h3>
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
