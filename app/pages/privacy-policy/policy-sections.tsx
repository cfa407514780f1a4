import type { ReactNode } from "react";
import { PenNote } from "~/app/design/pen-note";
import { Words } from "~/app/design/words";
import { FileSheet, RuledText } from "~/app/parts/file-sheet";
import { FoldList } from "~/app/parts/fold-list";
import { PenArrow } from "~/app/parts/pen-mark";
import type { PolicySection } from "~/words/pages/policy-section";

interface PolicySectionsProps {
  sections: readonly PolicySection[];
  /** Below the last of them. */
  children: ReactNode;
}

/** A long text on one sheet: each section with its own address, its parts folded up under their headings. */
export function PolicySections({ sections, children }: PolicySectionsProps) {
  return (
    <FileSheet>
      <RuledText className="md:ml-12">
        {sections.map(({ id, heading, plain, more, marked, label, parts }) => {
          const folds = parts.flatMap((part) =>
            part.heading ? [{ ...part, heading: part.heading, body: <Part {...part} /> }] : [],
          );
          return (
            <section
              key={id}
              id={id}
              className="grid scroll-mt-4 grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 pb-8 not-first:pt-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:pb-10"
            >
              <div>
                <h2 className="text-balance">{heading}</h2>
                {plain && (
                  <p className="mt-3 font-display text-h3 font-[560] text-balance">{plain}</p>
                )}
                {more && <More marked={marked}>{more}</More>}
                {label && <Label lines={label} />}
              </div>
              <div>
                {parts
                  .filter((part) => !part.heading)
                  .map((part) => (
                    <div key={part.paragraphs[0]} className="not-last:mb-5">
                      <Part {...part} />
                    </div>
                  ))}
                {folds.length > 0 && <FoldList folds={folds} level={3} isSmall />}
              </div>
            </section>
          );
        })}
        {children}
      </RuledText>
    </FileSheet>
  );
}

/** A paragraph that may end with words that lead further down, and what the pen writes below about them. */
function More({ marked, children }: { marked: PolicySection["marked"]; children: string }) {
  const [before, after] = marked ? children.split(marked.words) : [children];
  return (
    <div className="mt-3">
      <p>
        {before}
        {marked && (
          <a href={marked.href} className="text-link whitespace-nowrap">
            {marked.words}
          </a>
        )}
        {after}
      </p>
      {marked && (
        <div className="screen-only mt-1 flex items-start gap-1 pl-20">
          <PenArrow className="h-12 w-9 shrink-0 -scale-100" />
          <PenNote className="mt-4">{marked.note}</PenNote>
        </div>
      )}
    </div>
  );
}

/** Where to write to, in the window of an envelope. */
function Label({ lines }: { lines: readonly string[] }) {
  return (
    <p className="mt-4 w-fit rounded-window border-2 border-ink bg-window px-5 py-3 wrap-break-word text-on-marker print:border-0 print:p-0">
      {lines.map((line) => (
        <span key={line} className="block">
          <Words>{line}</Words>
        </span>
      ))}
    </p>
  );
}

function Part({ paragraphs, points }: PolicySection["parts"][number]) {
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mb-4 max-w-text text-wrap wrap-break-word last:mb-0">
          <RunIn>{paragraph}</RunIn>
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
