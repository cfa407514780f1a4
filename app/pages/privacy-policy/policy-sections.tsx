import { PenNote } from "~/app/design/pen-note";
import { FileEntry, FileFoot, FileSheet } from "~/app/parts/file-sheet";
import { FoldList } from "~/app/parts/fold-list";
import { Prose } from "~/app/parts/passages/prose";
import { RuledPoints } from "~/app/parts/passages/ruled-points";
import type { PolicySection } from "~/words/pages/policy-section";
import type { PenWords } from "~/words/types";

interface PolicySectionsProps {
  sections: readonly PolicySection[];
  /** What the pen writes, and in the margin of which section. */
  note: { at: string; words: PenWords };
}

/** A long text as one file: each section with its own address, its parts folded up under their headings. */
export function PolicySections({ sections, note }: PolicySectionsProps) {
  return (
    <FileSheet>
      {sections.map(({ id, heading, parts }) => {
        const folds = parts.flatMap((part) =>
          part.heading ? [{ heading: part.heading, body: <Part {...part} /> }] : [],
        );
        return (
          <FileEntry
            key={id}
            id={id}
            heading={heading}
            margin={id === note.at && <PenNote className="mt-6">{note.words}</PenNote>}
          >
            <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
              {parts
                .filter((part) => !part.heading)
                .map((part) => (
                  <div key={part.paragraphs[0]}>
                    <Part {...part} />
                  </div>
                ))}
              {folds.length > 0 && <FoldList folds={folds} level={3} />}
            </div>
          </FileEntry>
        );
      })}
      <FileFoot />
    </FileSheet>
  );
}

function Part({ paragraphs, points }: PolicySection["parts"][number]) {
  return (
    <>
      <Prose paragraphs={paragraphs} />
      {points && <RuledPoints points={points} />}
    </>
  );
}
