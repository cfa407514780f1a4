import type { ComponentProps, ReactNode } from "react";
import { Questions } from "~/app/parts/faq-list";
import { BesideEntry } from "~/app/parts/file-sheet";
import { Folds } from "~/app/parts/fold-list";
import type { FaqItem } from "~/words/types";

interface FaqEntryProps {
  heading: string;
  items: readonly FaqItem[];
  /** The one that is open from the start. */
  open: string | undefined;
  /** Questions whose answer is a passage. */
  folds: ComponentProps<typeof Folds>["folds"];
  /** Beside them: who answers others, and where to read on. */
  beside: ReactNode;
  /** Below them: where their figures come from. */
  children: ReactNode;
}

/** Whatever can wait, in one list: the questions of a page, and what stands beside and below them. */
export function FaqEntry({ heading, items, open, folds, beside, children }: FaqEntryProps) {
  return (
    <BesideEntry heading={heading} beside={beside}>
      <div className="double-rule list-rule divide-y divide-rule">
        <Questions group="questions" items={items} open={open} />
        <Folds folds={folds} level={3} />
      </div>
      <div className="mt-3">{children}</div>
    </BesideEntry>
  );
}
