import type { ReactNode } from "react";
import { PenNote } from "~/app/design/pen-note";
import { Words } from "~/app/design/words";
import { FileSheet, RuledText } from "~/app/parts/file-sheet";
import { FoldList } from "~/app/parts/fold-list";
import { PenMarked } from "~/app/parts/pen-marked";
import { PointedNote } from "~/app/parts/pointed-note";
import { Postmark } from "~/app/parts/postmark";
import type { PolicySection } from "~/words/pages/privacy-policy";

interface PolicySectionsProps {
  sections: readonly PolicySection[];
  /** Below the last of them. */
  children: ReactNode;
}

/** A long text on one sheet: each section with its own address, its parts folded up under their headings. */
export function PolicySections({ sections, children }: PolicySectionsProps) {
  return (
    <FileSheet>
      <RuledText className="md:ml-14">
        {sections.map((section) => (
          <Passage key={section.id} {...section} />
        ))}
        {children}
      </RuledText>
    </FileSheet>
  );
}

/** Its heading and what it comes to, and beside them the rest folded up, or what there is no more of than lies open. */
function Passage({ id, heading, plain, more, marked, note, label, parts }: PolicySection) {
  const open = parts.filter((part) => !part.heading);
  const folds = parts.flatMap((part) =>
    part.heading
      ? [
          {
            heading: part.heading,
            about: part.about && <PenMarked underlined={part.underlined}>{part.about}</PenMarked>,
            body: <Part {...part} />,
          },
        ]
      : [],
  );
  const text = (
    <div className="grid gap-y-4">
      {plain && (
        <More lead={plain} marked={marked}>
          {more ?? ""}
        </More>
      )}
      {open.map((part) => (
        <div key={part.paragraphs[0]}>
          <Part {...part} />
        </div>
      ))}
    </div>
  );
  return (
    <section
      id={id}
      className="grid scroll-mt-4 grid-cols-1 items-start gap-x-8 gap-y-4 pb-6 not-first:pt-6 lg:grid-cols-[2fr_3fr]"
    >
      <div>
        <h2>{heading}</h2>
        {label && <PolicyEnvelope lines={label} note={note} />}
        {folds.length > 0 && <div className="mt-4">{text}</div>}
      </div>
      {folds.length > 0 ? <FoldList folds={folds} level={3} /> : text}
    </section>
  );
}

interface MoreProps {
  lead: string;
  marked: PolicySection["marked"];
  children: string;
}

/** A paragraph that may end with words that lead further down, and what the pen writes below about them. */
function More({ lead, marked, children }: MoreProps) {
  const [before, after] = marked ? children.split(marked.words) : [children];
  return (
    <div className={`max-w-text text-pretty ${marked ? "pb-24 print:pb-0" : ""}`}>
      <strong>{lead}</strong> {before}
      {marked && (
        <div className="relative w-fit">
          <a href={marked.href} className="text-link">
            {marked.words}
          </a>
          {after}
          <PointedNote
            points="above the beginning"
            className="screen-only absolute top-full left-2 pt-4"
            noteClass="mt-2 whitespace-nowrap xl:*:inline"
          >
            {marked.note}
          </PointedNote>
        </div>
      )}
    </div>
  );
}

function Part({ paragraphs, points }: PolicySection["parts"][number]) {
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mb-4 max-w-text wrap-break-word last:mb-0">
          <RunIn>{paragraph}</RunIn>
        </p>
      ))}
      {points && (
        <ul className="mt-4 max-w-text border-t border-feint">
          {points.map((point) => (
            <li key={point} className="border-b border-feint py-2 wrap-break-word">
              <RunIn>{point}</RunIn>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A text whose first few words, up to their full stop, colon or question mark, say what it is about. */
function RunIn({ children }: { children: string }) {
  return <Words>{children.replace(/^[^{}.,:?]{3,36}[.:?](?= .)/s, "**$&**")}</Words>;
}

interface PolicyEnvelopeProps extends Pick<PolicySection, "note"> {
  lines: readonly string[];
}

/** Where to write to, in the window of an envelope, and what the pen writes on it. */
function PolicyEnvelope({ lines, note }: PolicyEnvelopeProps) {
  return (
    <div className="on-manila relative mt-4 flex max-w-md flex-wrap items-end gap-4 border-2 border-ink p-4 pt-24 md:p-6 md:pt-24 print:border-0 print:bg-transparent print:p-0">
      <div className="screen-only absolute top-4 right-4 h-20 w-36 rotate-3">
        <Postmark />
      </div>
      <address className="w-fit rounded-window border-2 border-ink bg-window px-4 py-3 leading-snug wrap-break-word whitespace-pre-line not-italic print:border-0 print:p-0">
        <Words>{lines.join("\n")}</Words>
      </address>
      {note && <PenNote className="screen-only">{note}</PenNote>}
    </div>
  );
}
