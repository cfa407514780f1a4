import { Words } from "~/app/design/words";
import { WideEntry } from "~/app/parts/file-sheet";
import { TextFolds } from "~/app/parts/fold-list";
import { FoldSummary } from "~/app/parts/fold-summary";
import type { about } from "~/words/pages/about";

/** Why the firm works as it does, on its file; on a phone folded up but for the first part. */
export function StoryEntry({ heading, parts, folds }: typeof about.story) {
  return (
    <WideEntry heading={heading}>
      <div className="gap-x-12 xl:max-[90rem]:columns-2">
        {parts.map((part, index) => (
          <div
            key={part.heading}
            className="max-w-text break-inside-avoid max-md:border-t max-md:border-rule md:mb-4"
          >
            <h3 className="mb-2 hidden laid-out:block">{part.heading}</h3>
            <details className="lies-out" open={index === 0}>
              <FoldSummary>
                <h3>{part.heading}</h3>
              </FoldSummary>
              <p className="max-md:mb-3">
                <Words>{part.text}</Words>
              </p>
            </details>
          </div>
        ))}
      </div>
      {/* On a phone in one list with the folds above. */}
      <div className="max-md:not-print:*:border-t max-md:not-print:*:border-t-rule md:mt-4">
        <TextFolds passages={folds} />
      </div>
    </WideEntry>
  );
}
