import { EntryList } from "~/app/parts/entry-list";
import { FileEntry } from "~/app/parts/file-sheet";
import { FoldList } from "~/app/parts/fold-list";
import type { PageSection } from "~/words/services/service-page";
import { DayStrip } from "./day-strip";
import { FigureTable } from "./figure-table";
import { Prose } from "./prose";
import { RangeTable } from "./range-table";
import { RuledPoints } from "./ruled-points";

type KindOf<Kind> = Extract<PageSection, { kind: Kind }>;

/** The passages of a long page, each by its kind; they stand in a `FileSheet`. */
export function PageSections({ sections }: { sections: readonly PageSection[] }) {
  return sections.map((section) => (
    <FileEntry
      key={section.heading}
      {...(section.id && { id: section.id })}
      heading={section.heading}
      note={section.pen}
      margin={<MarginIntro section={section} />}
    >
      <SectionBody section={section} hasMargin />
    </FileEntry>
  ));
}

/** The first words of what is looked up, a table or folded entries; they stand beside it. */
function MarginIntro({ section }: { section: PageSection }) {
  if (section.kind === "text" || !isLookedUp(section)) return null;
  return section.intro && <p className="mt-4">{section.intro}</p>;
}

function isLookedUp({ kind, folded }: PageSection): boolean {
  return kind === "table" || kind === "ranges" || folded === "titles";
}

interface SectionBodyProps {
  section: PageSection;
  /** Whether its first words stand in a margin (`MarginIntro`). */
  hasMargin?: boolean;
}

/** What a passage says and shows, without its heading. */
export function SectionBody({ section, hasMargin = false }: SectionBodyProps) {
  if (section.kind === "text") return <TextBody section={section} hasMargin={hasMargin} />;
  return (
    <>
      {section.intro && !(hasMargin && isLookedUp(section)) && (
        <p className="mb-3 max-w-text">{section.intro}</p>
      )}
      <Shown section={section} />
    </>
  );
}

function TextBody({ section, hasMargin }: { section: KindOf<"text">; hasMargin: boolean }) {
  const { points, more } = section;
  return (
    <>
      <Prose paragraphs={section.paragraphs} />
      {section.strip && <DayStrip {...section.strip} />}
      {points && <RuledPoints points={points.slice(0, more?.after)} isWide={hasMargin && !more} />}
      {points && more && (
        <div className="mt-4">
          <FoldList
            isSmall
            level={3}
            folds={[
              { heading: more.heading, body: <RuledPoints points={points.slice(more.after)} /> },
            ]}
          />
        </div>
      )}
    </>
  );
}

function Shown({ section }: { section: KindOf<"steps" | "rows" | "table" | "ranges"> }) {
  switch (section.kind) {
    case "steps":
      return <EntryList entries={section.steps} isOrdered isFolded={section.folded === "titles"} />;
    case "rows":
      return <EntryList entries={section.rows} isFolded={section.folded === "titles"} />;
    case "ranges":
      return <RangeTable {...section} />;
    case "table":
      return <FigureTable {...section} />;
  }
}

/** @returns whether a passage is opened by its heading */
export function isFolded({ folded }: PageSection): boolean {
  return folded !== undefined && folded !== "titles";
}

/** @returns passages as a `FoldList` takes them */
export function foldsOf(sections: readonly PageSection[]) {
  return sections.map((section) => ({
    id: section.id,
    heading: section.heading,
    about: section.about,
    body: <SectionBody section={section} />,
  }));
}
