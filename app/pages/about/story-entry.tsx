import { PenNote } from "~/app/design/pen-note";
import { FileEntry } from "~/app/parts/file-sheet";
import { Prose } from "~/app/parts/passages/prose";
import { PenArrow } from "~/app/parts/pen-mark";
import type { PenWords } from "~/words/types";

interface StoryEntryProps {
  heading: string;
  paragraphs: readonly string[];
  /** What the pen writes in the margin, with an arrow to the text. */
  margin: PenWords;
}

/** Why the firm works as it does, on its file. */
export function StoryEntry({ heading, paragraphs, margin }: StoryEntryProps) {
  const note = (
    <div className="screen-only mt-6 flex items-end gap-2">
      <PenNote>{margin}</PenNote>
      <PenArrow className="h-12 w-9 shrink-0 -rotate-90 max-lg:hidden" />
    </div>
  );
  return (
    <FileEntry heading={heading} margin={note}>
      <Prose paragraphs={paragraphs} />
    </FileEntry>
  );
}
