import type { ReactNode } from "react";
import { PenNote } from "~/app/design/pen-note";
import { Words } from "~/app/design/words";
import { FileEntry, FileFoot, FileSheet } from "~/app/parts/file-sheet";
import { FoldList } from "~/app/parts/fold-list";
import type { PolicySection } from "~/words/pages/policy-section";
import type { PenWords } from "~/words/types";

interface PolicySectionsProps {
  sections: readonly PolicySection[];
  /** What the pen writes in the margins, by the section's id. */
  notes: Readonly<Record<string, PenWords>>;
  /** Below the last of them. */
  children: ReactNode;
}

/** A long text as one file: each section with its own address, its parts folded up under their headings. */
export function PolicySections({ sections, notes, children }: PolicySectionsProps) {
  return (
    <div>
      <FileSheet>
        {sections.map(({ id, heading, plain, label, parts }) => {
          const folds = parts.flatMap((part) =>
            part.heading
              ? [{ heading: part.heading, about: part.about, body: <Part {...part} /> }]
              : [],
          );
          return (
            <FileEntry
              key={id}
              id={id}
              heading={heading}
              margin={
                <>
                  {notes[id] && (
                    <PenNote className="screen-only mt-5 max-md:mb-2 max-md:[&>span]:inline md:mt-7">
                      {notes[id]}
                    </PenNote>
                  )}
                  {label && <Label lines={label} />}
                </>
              }
            >
              <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
                {plain && (
                  <p className="font-display text-h3 leading-snug font-[560] text-pretty">
                    {plain}
                  </p>
                )}
                {parts
                  .filter((part) => !part.heading)
                  .map((part) => (
                    <div key={part.paragraphs[0]}>
                      <Part {...part} />
                    </div>
                  ))}
                {folds.length > 0 && <FoldList folds={folds} level={3} isSmall />}
              </div>
            </FileEntry>
          );
        })}
        <FileEntry>{children}</FileEntry>
        <FileFoot />
      </FileSheet>
    </div>
  );
}

/** Where to write to, in the window of an envelope. */
function Label({ lines }: { lines: readonly string[] }) {
  return (
    <p className="mt-4 w-fit rounded-window border-2 border-ink bg-window px-5 py-3 wrap-break-word text-on-marker md:mt-6 print:border-0 print:p-0">
      {lines.map((line) => (
        <span key={line} className="block">
          <Words>{line}</Words>
        </span>
      ))}
    </p>
  );
}

function Part({ paragraphs, marked = "", points }: PolicySection["parts"][number]) {
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mb-4 max-w-text text-wrap wrap-break-word last:mb-0">
          {marked && paragraph.includes(marked) ? (
            <MarkedUp marked={marked}>{paragraph}</MarkedUp>
          ) : (
            <RunIn>{paragraph}</RunIn>
          )}
        </p>
      ))}
      {points && (
        <ul className="mt-4 max-w-text border-t border-feint">
          {points.map((point) => (
            <li key={point} className="border-b border-feint py-2.5 wrap-break-word">
              <RunIn>{point}</RunIn>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A text of which some words are marked, where they stand for the first time. */
function MarkedUp({ marked, children }: { marked: string; children: string }) {
  const at = children.indexOf(marked);
  return (
    <>
      <Words>{children.slice(0, at)}</Words>
      <mark>{marked}</mark>
      <Words>{children.slice(at + marked.length)}</Words>
    </>
  );
}

/** A text whose first few words, up to their full stop or colon, say what it is about. */
function RunIn({ children }: { children: string }) {
  const [, about, stop, rest] = /^([^{}.,:]{3,36})([.:])( .+)$/s.exec(children) ?? [];
  return about && stop && rest ? (
    <>
      <strong>{`${about}${stop}`}</strong>
      <Words>{rest}</Words>
    </>
  ) : (
    <Words>{children}</Words>
  );
}
