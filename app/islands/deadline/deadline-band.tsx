import { deadlineWords } from "~/words/deadlines/deadline-words";
import type { Deadline } from "~/words/types";
import { DeadlineTool } from "./deadline-tool";
import type { DeadlineSheetWords } from "./outcome";

interface DeadlineBandProps {
  page: {
    badge: string;
    deadlines: readonly Deadline[];
    firstSteps: DeadlineSheetWords["firstSteps"];
    bring?: readonly string[];
  };
}

/** "How long have I got?", right below the hero of a page about a letter. */
export function DeadlineBand({ page }: DeadlineBandProps) {
  const { badge, deadlines, firstSteps, bring } = page;
  const [first] = deadlines;
  return (
    <section
      id="last-safe-day"
      aria-labelledby="last-safe-day-heading"
      className="screen-only bg-band pt-3 pb-6 md:pb-8"
    >
      <div className="page-width">
        <DeadlineTool deadlines={deadlines} sheet={{ title: badge, firstSteps, bring }} isRow>
          <div className="mb-3 grid grid-cols-1 items-end gap-x-12 gap-y-3 @3xl:grid-cols-2">
            <h2 id="last-safe-day-heading">{deadlineWords.heading}</h2>
            <p className="max-w-text text-small">
              {!first?.instead && `${first?.where ?? deadlineWords.where} `}
              <span className="text-ink-2">{deadlineWords.privacy}</span>
            </p>
          </div>
        </DeadlineTool>
      </div>
    </section>
  );
}
