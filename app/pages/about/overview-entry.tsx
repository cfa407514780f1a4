import { FileEntry } from "~/app/parts/file-sheet";
import { Prose } from "~/app/parts/passages/prose";
import type { PenWords } from "~/words/types";

interface OverviewEntryProps {
  heading: string;
  note: PenWords;
  paragraphs: readonly string[];
}

/** What the firm does, on its file: two paragraphs side by side where there is room. */
export function OverviewEntry({ heading, note, paragraphs }: OverviewEntryProps) {
  return (
    <FileEntry heading={heading} note={note}>
      <div className="grid gap-x-8 gap-y-4 xl:grid-cols-[5fr_3fr]">
        {paragraphs.map((paragraph) => (
          <div key={paragraph}>
            <Prose paragraphs={[paragraph]} />
          </div>
        ))}
      </div>
    </FileEntry>
  );
}
