import { Words } from "~/app/design/words";
import { WideEntry } from "~/app/parts/file-sheet";
import type { PenWords } from "~/words/types";

interface OverviewEntryProps {
  heading: string;
  note: PenWords;
  paragraphs: readonly string[];
}

/** What the firm does, on its file: in two columns where there is room, the first the longer. */
export function OverviewEntry({ heading, note, paragraphs }: OverviewEntryProps) {
  return (
    <WideEntry heading={heading} note={note}>
      <div className="grid gap-x-12 gap-y-4 xl:grid-cols-[2fr_1fr]">
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="max-w-text text-pretty">
            <Words>{paragraph}</Words>
          </p>
        ))}
      </div>
    </WideEntry>
  );
}
