import type { ComponentProps } from "react";
import { Words } from "~/app/design/words";
import { WideEntry } from "~/app/parts/file-sheet";
import { TextFolds } from "~/app/parts/fold-list";
import { FoldSummary } from "~/app/parts/fold-summary";
import type { PenWords } from "~/words/types";

interface Paragraph {
  text: string;
  /** What is marked in it, and what follows that. */
  marked?: string;
  after?: string;
  /** What the pen writes beside it. */
  aside?: PenWords;
}

interface StoryEntryProps {
  heading: string;
  paragraphs: readonly Paragraph[];
  /** Above all but the first, which a phone folds up under it. */
  more: string;
  /** What goes further, folded up below. */
  folds: ComponentProps<typeof TextFolds>["passages"];
}

/** Why the firm works as it does, on its file. */
export function StoryEntry({ heading, paragraphs, more, folds }: StoryEntryProps) {
  const [first, ...rest] = paragraphs;
  return (
    <WideEntry heading={heading}>
      <div className="gap-x-12 xl:max-[90rem]:columns-2 [&_p]:break-inside-avoid">
        {first && <StoryParagraph {...first} />}
        <h3 className="mb-2 hidden break-after-avoid laid-out:block">{more}</h3>
        <details className="lies-out max-md:not-print:list-rule">
          <FoldSummary>
            <h3>{more}</h3>
          </FoldSummary>
          {rest.map((paragraph) => (
            <StoryParagraph key={paragraph.text} {...paragraph} />
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

function StoryParagraph({ text, marked, after, aside }: Paragraph) {
  return (
    <p className="mb-4 max-w-text">
      <Words>{text}</Words>
      {marked && <strong>{marked}</strong>}
      {after && <Words>{after}</Words>} {aside && <span className="pen-line">{aside}</span>}
    </p>
  );
}
