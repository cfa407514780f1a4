import type { ReactNode } from "react";
import { EntryList } from "~/app/parts/entry-list";
import { WideEntry } from "~/app/parts/file-sheet";
import type { Entry } from "~/words/services/service-page";
import { BringList } from "./bring-list";

interface FirstEntryProps {
  heading: string;
  steps: readonly Entry[];
  bring: { heading: string; items: readonly string[] };
  /** What is feared most, below them. */
  children: ReactNode;
}

/** What to do first, its numbers on the red rule; below it what to have to hand. */
export function FirstEntry({ heading, steps, bring, children }: FirstEntryProps) {
  return (
    <WideEntry heading={heading}>
      <div className="relative mb-3">
        <EntryList entries={steps} isOrdered />
      </div>
      <BringList {...bring} />
      <div className="*:border-t *:border-t-rule">{children}</div>
    </WideEntry>
  );
}
