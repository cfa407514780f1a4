import type { ComponentProps } from "react";
import { Island } from "~/app/islands/island";
import { DeadlineBand } from "./deadline-band";

/** "How long have I got?" of a page about a letter, with as much of the page's words as it needs. */
export function DeadlineIsland({ page }: ComponentProps<typeof DeadlineBand>) {
  const { badge, deadlines, firstSteps, bring } = page;
  return (
    <Island
      name="deadline-band"
      of={DeadlineBand}
      props={{ page: { badge, deadlines, firstSteps, bring } }}
    />
  );
}
