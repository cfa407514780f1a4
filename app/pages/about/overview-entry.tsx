import { Words } from "~/app/design/words";
import { WideEntry } from "~/app/parts/file-sheet";
import type { about } from "~/words/pages/about";

/** What the firm does, on its file: in two columns where there is room. */
export function OverviewEntry({ heading, note, paragraphs }: typeof about.overview) {
  return (
    <WideEntry heading={heading} note={note}>
      <div className="gap-x-12 xl:columns-2">
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="mb-4 max-w-text break-inside-avoid last:mb-0">
            <Words>{paragraph}</Words>
          </p>
        ))}
      </div>
    </WideEntry>
  );
}
