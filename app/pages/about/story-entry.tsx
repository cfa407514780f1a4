import type { ComponentProps } from "react";
import { Words } from "~/app/design/words";
import { WideEntry } from "~/app/parts/file-sheet";
import { TextFolds } from "~/app/parts/fold-list";
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
  /** Above all but the first. */
  more: string;
  /** What goes further, folded up below. */
  folds: ComponentProps<typeof TextFolds>["passages"];
}

/** Why the firm works as it does, on its file. */
export function StoryEntry({ heading, paragraphs, more, folds }: StoryEntryProps) {
  const [first, ...rest] = paragraphs;
  return (
    <WideEntry heading={heading}>
      <div className="gap-x-12 *:break-inside-avoid xl:max-[90rem]:columns-2">
        {first && <StoryParagraph {...first} />}
        <h3 className="mb-2 break-after-avoid">{more}</h3>
        {rest.map((paragraph) => (
          <StoryParagraph key={paragraph.text} {...paragraph} />
        ))}
      </div>
      <div className="md:mt-4">
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
