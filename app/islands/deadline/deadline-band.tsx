import { deadlineWords } from "~/words/deadlines/deadline-words";
import { limits } from "~/words/deadlines/limits";
import type { Deadline } from "~/words/types";
import type { DeadlineSheetWords } from "./deadline-sheet";
import { DeadlineTool } from "./deadline-tool";

/** A limit by its id, and what a page says of it in its own words; one of the page's own, whole. */
export type DeadlineOfPage = Pick<Deadline, "id"> & Partial<Deadline>;

interface DeadlineBandProps {
  deadlines: readonly DeadlineOfPage[];
  sheet: DeadlineSheetWords;
}

/**
 * "How long have I got?", right below the hero of a page about a letter. What is said once a day is counted comes with
 * the code: it stands in no document, and as props it would be a twentieth of one.
 */
export function DeadlineBand({ deadlines: ofPage, sheet }: DeadlineBandProps) {
  const deadlines = ofPage.map((own) => ({ ...limits.get(own.id), ...own }) as Deadline);
  const [first] = deadlines;
  return (
    <section
      id="last-safe-day"
      aria-labelledby="last-safe-day-heading"
      className="screen-only bg-band pt-3 pb-6 md:pb-8"
    >
      <div className="page-width @container">
        <div className="mb-3 grid grid-cols-1 items-end gap-x-12 gap-y-3 @3xl:grid-cols-2">
          <h2 id="last-safe-day-heading">{deadlineWords.heading}</h2>
          <p className="max-w-[36em] text-small">
            {!first?.instead && `${first?.where ?? deadlineWords.where} `}
            <span className="text-ink-2">{deadlineWords.privacy}</span>
          </p>
        </div>
        <DeadlineTool {...{ deadlines, sheet }} isRow />
      </div>
    </section>
  );
}
