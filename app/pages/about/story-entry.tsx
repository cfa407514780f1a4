import type { ComponentProps } from "react";
import { PenNote } from "~/app/design/pen-note";
import { Words } from "~/app/design/words";
import { FileEntry } from "~/app/parts/file-sheet";
import { TextFolds } from "~/app/parts/fold-list";
import { PenArrow, PenMark } from "~/app/parts/pen-mark";
import type { PenWords } from "~/words/types";

interface StoryEntryProps {
  heading: string;
  /** Some with what is marked and what follows it, some with what the pen writes beside them. */
  paragraphs: readonly { text: string; marked?: string; after?: string; aside?: PenWords }[];
  /** What goes further, folded up below. */
  folds: ComponentProps<typeof TextFolds>["passages"];
  /** What the pen writes in the margin, with an arrow to the text. */
  margin: PenWords;
}

/** Why the firm works as it does, on its file. */
export function StoryEntry({ heading, paragraphs, folds, margin }: StoryEntryProps) {
  const note = (
    <div className="screen-only mt-3 flex items-end gap-2">
      <PenNote>{margin}</PenNote>
      <PenArrow className="h-12 w-9 shrink-0 -rotate-90 max-lg:hidden" />
    </div>
  );
  return (
    <FileEntry heading={heading} margin={note}>
      {paragraphs.map(({ text, marked, after, aside }) => (
        <p key={text} className="relative mb-4 max-w-text">
          {aside && (
            <PenMark
              name="bracket"
              className="screen-only absolute top-0 -left-7 h-full w-4 max-lg:hidden"
            />
          )}
          <Words>{text}</Words>
          {marked && <mark>{marked}</mark>}
          {after && <Words>{after}</Words>} {aside && <span className="pen-aside">{aside}</span>}
        </p>
      ))}
      <div className="my-6">
        <TextFolds passages={folds} />
      </div>
    </FileEntry>
  );
}
