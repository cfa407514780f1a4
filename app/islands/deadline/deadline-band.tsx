import { deadlineWords } from "~/words/deadlines/deadline-words";
import { DeadlineTool, type DeadlineToolProps } from "./deadline-tool";

/** "How long have I got?", right below the hero of a page about a letter. */
export function DeadlineBand(tool: Pick<DeadlineToolProps, "deadlines" | "sheet">) {
  const [first] = tool.deadlines;
  return (
    <section
      id="last-safe-day"
      aria-labelledby="last-safe-day-heading"
      className="screen-only bg-band pt-3 pb-6 md:pb-8"
    >
      <div className="page-width">
        <DeadlineTool {...tool} isRow>
          <div className="mb-3 grid grid-cols-1 items-end gap-x-12 gap-y-3 @3xl:grid-cols-2">
            <h2 id="last-safe-day-heading">{deadlineWords.heading}</h2>
            <p className="max-w-[36em] text-small">
              {!first?.instead && `${first?.where ?? deadlineWords.where} `}
              <span className="text-ink-2">{deadlineWords.privacy}</span>
            </p>
          </div>
        </DeadlineTool>
      </div>
    </section>
  );
}
