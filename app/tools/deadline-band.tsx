import { deadlineWords } from "~/content/deadline-words";
import type { Deadline, ProcessStep } from "~/content/types";
import { DeadlineTool } from "./deadline-tool";

interface DeadlineBandProps {
  page: {
    badge: string;
    deadlines: readonly Deadline[];
    firstSteps: readonly ProcessStep[];
    bring?: readonly string[];
  };
}

/** "How long have I got?", right below the hero of a page about a letter. */
export function DeadlineBand({ page }: DeadlineBandProps) {
  const { badge, deadlines, firstSteps, bring } = page;
  return (
    <section
      id="last-safe-day"
      aria-labelledby="last-safe-day-heading"
      className="screen-only border-t-2 border-ink bg-band section-gap"
    >
      <div className="page-width">
        <DeadlineTool
          deadlines={deadlines}
          sheet={{ title: badge, firstSteps, bring }}
          words={deadlineWords}
        >
          <h2 id="last-safe-day-heading">{deadlineWords.heading}</h2>
          <p className="mt-3 mb-6 text-ink-2">{deadlineWords.intro}</p>
        </DeadlineTool>
      </div>
    </section>
  );
}
