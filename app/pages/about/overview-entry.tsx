import { PenNote } from "~/app/design/pen-note";
import { FileEntry } from "~/app/parts/file-sheet";
import { Prose } from "~/app/parts/passages/prose";
import { PenMark } from "~/app/parts/pen-mark";
import type { PenWords } from "~/words/types";

interface OverviewEntryProps {
  heading: string;
  note: PenWords;
  paragraphs: readonly string[];
}

/** What the firm does, on its file: two paragraphs side by side where there is room. */
export function OverviewEntry({ heading, note, paragraphs }: OverviewEntryProps) {
  return (
    <FileEntry heading={heading} margin={<PenNote className="mt-4">{note}</PenNote>}>
      <div className="grid gap-x-8 gap-y-4 xl:grid-cols-[5fr_3fr]">
        {paragraphs.map((paragraph, index) => (
          <div key={paragraph} className="relative">
            {index === 0 && (
              <PenMark
                name="bracket"
                className="screen-only absolute top-0 -left-7 h-full w-4 max-lg:hidden"
              />
            )}
            <Prose paragraphs={[paragraph]} />
          </div>
        ))}
      </div>
    </FileEntry>
  );
}
