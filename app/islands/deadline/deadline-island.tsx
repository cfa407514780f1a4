import { Island } from "~/app/islands/island";
import type { Deadline } from "~/words/types";
import { DeadlineBand } from "./deadline-band";
import type { DeadlineSheetWords } from "./deadline-sheet";

interface DeadlineIslandProps {
  page: Omit<DeadlineSheetWords, "title"> & { badge: string; deadlines: readonly Deadline[] };
}

/** "How long have I got?" of a page about a letter, with as much of the page's words as it needs. */
export function DeadlineIsland({ page }: DeadlineIslandProps) {
  const { badge, deadlines, firstSteps, bring } = page;
  const sheet = { title: badge, firstSteps, bring };
  return (
    <Island
      name="deadline-band"
      of={DeadlineBand}
      props={{ deadlines: deadlines.map(withoutSource), sheet }}
    />
  );
}

/** What a time limit rests on is told elsewhere on the page. */
function withoutSource(deadline: Deadline): Deadline {
  const { counting } = deadline;
  return counting
    ? { ...deadline, counting: { ...counting, time: { value: counting.time.value } } }
    : deadline;
}
