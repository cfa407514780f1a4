import type { ComponentProps } from "react";
import { Words } from "~/app/design/words";
import { WideEntry } from "~/app/parts/file-sheet";
import { TextFolds } from "~/app/parts/fold-list";
import { FoldSummary } from "~/app/parts/fold-summary";

interface Part {
  heading: string;
  text: string;
}

interface StoryEntryProps {
  heading: string;
  parts: readonly Part[];
  /** Above all but the first, which a phone folds up under it. */
  more: string;
  /** What goes further, folded up below. */
  folds: ComponentProps<typeof TextFolds>["passages"];
}

/** Why the firm works as it does, on its file. */
export function StoryEntry({ heading, parts, more, folds }: StoryEntryProps) {
  const [first, ...rest] = parts;
  return (
    <WideEntry heading={heading}>
      <div className="gap-x-12 xl:max-[90rem]:columns-2">
        {first && <StoryPart {...first} />}
        <details className="lies-out max-md:not-print:list-rule">
          <FoldSummary>
            <h3>{more}</h3>
          </FoldSummary>
          {rest.map((part) => (
            <StoryPart key={part.heading} {...part} />
          ))}
        </details>
      </div>
      {/* On a phone in one list with the fold above. */}
      <div className="max-md:not-print:*:border-t max-md:not-print:*:border-t-rule md:mt-4">
        <TextFolds passages={folds} />
      </div>
    </WideEntry>
  );
}

function StoryPart({ heading, text }: Part) {
  return (
    <div className="mb-4 max-w-text break-inside-avoid">
      <h3 className="mb-2">{heading}</h3>
      <p>
        <Words>{text}</Words>
      </p>
    </div>
  );
}
