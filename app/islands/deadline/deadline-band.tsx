import { deadlineWords } from "~/words/deadlines/deadline-words";
import { DeadlineTool, type DeadlineToolProps } from "./deadline-tool";

/** "How long have I got?", right below the hero of a page about a letter. */
export function DeadlineBand(tool: Pick<DeadlineToolProps, "deadlines" | "sheet">) {
  return (
    <section
      id="last-safe-day"
      aria-labelledby="last-safe-day-heading"
      className="screen-only bg-band pt-4 pb-6"
    >
      <div className="page-width">
        <DeadlineTool {...tool} isRow>
          <div className="mb-3 grid grid-cols-1 items-end gap-x-12 gap-y-3 @3xl:grid-cols-2">
            <h2 id="last-safe-day-heading">{deadlineWords.heading}</h2>
            <p className="max-w-text text-small">
              {tool.deadlines[0]?.where ?? deadlineWords.where}{" "}
              <span className="text-ink-2">{deadlineWords.privacy}</span>
            </p>
          </div>
        </DeadlineTool>
      </div>
    </section>
  );
}
