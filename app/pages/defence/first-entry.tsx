import { EntryList } from "~/app/parts/entry-list";
import { FileEntry } from "~/app/parts/file-sheet";
import type { Entry } from "~/words/services/service-page";
import { BringList } from "./bring-list";

interface FirstEntryProps {
  heading: string;
  steps: readonly Entry[];
  bring: { heading: string; items: readonly string[] };
}

/** A list longer than this share of the steps' text would be taller in the margin than they are beside it. */
const shareBesideSteps = 0.5;

/** What to do first, and what to have to hand: in the margin, or below the steps where that is the longer list. */
export function FirstEntry({ heading, steps, bring }: FirstEntryProps) {
  const letters = steps.reduce((sum, { description }) => sum + description.length, 0);
  const isBelow = bring.items.join("").length > letters * shareBesideSteps;
  return (
    <FileEntry heading={heading} below={!isBelow && <BringList {...bring} />}>
      <div className={isBelow ? undefined : "md:grid md:h-full"}>
        <EntryList entries={steps} isOrdered />
      </div>
      {isBelow && (
        <div className="relative mt-3 md:mt-5 print:mt-2">
          <BringList {...bring} isWide />
        </div>
      )}
    </FileEntry>
  );
}
