import { Island } from "~/app/islands/island";
import { limits } from "~/words/deadlines/limits";
import type { Deadline } from "~/words/types";
import { DeadlineBand, type DeadlineOfPage } from "./deadline-band";
import type { DeadlineSheetWords } from "./deadline-sheet";

interface DeadlineIslandProps {
  page: Omit<DeadlineSheetWords, "title"> & { badge: string; deadlines: readonly Deadline[] };
}

/** "How long have I got?" of a page about a letter, with as much of the page's words as it needs. */
export function DeadlineIsland({ page }: DeadlineIslandProps) {
  const { badge, deadlines, bring } = page;
  const firstSteps = page.firstSteps.map(({ title, description, cases }) => ({
    title,
    description,
    cases,
  }));
  const sheet = { title: badge, firstSteps, bring };
  return (
    <Island
      name="deadline-band"
      of={DeadlineBand}
      props={{ deadlines: deadlines.map(ofThePage), sheet }}
    />
  );
}

/** @returns what the page says of a limit otherwise than the tool's own words */
function ofThePage(deadline: Deadline): DeadlineOfPage {
  const known = new Map<string, unknown>(Object.entries(limits.get(deadline.id) ?? {}));
  const own = Object.entries(deadline).filter(([part, words]) => known.get(part) !== words);
  return { ...Object.fromEntries(own), id: deadline.id };
}
