import type { ComponentProps, ReactNode } from "react";
import { FaqList } from "~/app/parts/faq-list";
import { WideEntry } from "~/app/parts/file-sheet";
import { FoldList } from "~/app/parts/fold-list";
import type { FaqItem } from "~/words/types";

interface FaqEntryProps {
  heading: string;
  items: readonly FaqItem[];
  /** The one that is open from the start. */
  open: string | undefined;
  /** Questions whose answer is a passage. */
  folds: ComponentProps<typeof FoldList>["folds"];
  /** Beside them: who answers others, and where to read on. */
  beside: ReactNode;
  /** Below them: where their figures come from. */
  children: ReactNode;
}

/** Whatever can wait, in one list: the questions of a page, and what stands beside and below them. */
export function FaqEntry({ heading, items, open, folds, beside, children }: FaqEntryProps) {
  return (
    <WideEntry heading={heading}>
      <div className="gap-x-12 lg:grid lg:grid-cols-[minmax(0,1fr)_17.5rem]">
        <div>
          <div className="*:border-t-0 *:not-last:border-b *:not-last:border-rule">
            <FaqList group="questions" items={items} open={open} />
            {folds.length > 0 && <FoldList folds={folds} level={3} />}
          </div>
          <div className="mt-6">{children}</div>
        </div>
        <div className="grid content-start gap-y-6 max-lg:mt-6 lg:-mt-16">{beside}</div>
      </div>
    </WideEntry>
  );
}
