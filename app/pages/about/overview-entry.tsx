import { Words } from "~/app/design/words";
import { WideEntry } from "~/app/parts/file-sheet";
import type { PenWords } from "~/words/types";

interface OverviewEntryProps {
  heading: string;
  note: PenWords;
  paragraphs: readonly string[];
}

/** What the firm does, on its file: in two columns of one length where there is room. */
export function OverviewEntry({ heading, note, paragraphs }: OverviewEntryProps) {
  return (
    <WideEntry heading={heading} note={note}>
      <div className="gap-x-12 xl:columns-2">
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="max-w-text text-pretty not-first:mt-4">
            <Words>{paragraph}</Words>
          </p>
        ))}
      </div>
    </WideEntry>
  );
}
