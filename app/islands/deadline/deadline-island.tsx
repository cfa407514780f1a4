import type { ComponentProps } from "react";
import { Island } from "~/app/islands/island";
import type { Deadline } from "~/words/types";
import { DeadlineBand } from "./deadline-band";

/** "How long have I got?" of a page about a letter, with as much of the page's words as it needs. */
export function DeadlineIsland({ page }: ComponentProps<typeof DeadlineBand>) {
  const { badge, deadlines, firstSteps, bring } = page;
  return (
    <Island
      name="deadline-band"
      of={DeadlineBand}
      props={{ page: { badge, deadlines: deadlines.map(withoutSource), firstSteps, bring } }}
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
