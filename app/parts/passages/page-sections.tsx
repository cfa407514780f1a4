import { EntryList, type TitleLevel } from "~/app/parts/entry-list";
import { FoldList } from "~/app/parts/fold-list";
import type { PageSection } from "~/words/services/service-page";
import { DayStrip } from "./day-strip";
import { FigureTable } from "./figure-table";
import { Prose, RuledPoints } from "./prose";
import { RangeTable } from "./range-table";

type KindOf<Kind> = Extract<PageSection, { kind: Kind }>;

interface SectionBodyProps {
  section: PageSection;
  /** Of the titles in it. */
  level?: TitleLevel;
  /** Whether paragraphs and points stand in two columns where there is room. */
  isWide?: boolean;
}

/** What a passage says and shows, without its heading. */
export function SectionBody({ section, level = 3, isWide = false }: SectionBodyProps) {
  if (section.kind === "text") return <TextBody section={section} level={level} isWide={isWide} />;
  return (
    <>
      {section.intro && <p className="mb-3 max-w-text">{section.intro}</p>}
      <Shown section={section} level={level} />
    </>
  );
}

function TextBody({
  section,
  level,
  isWide,
}: Required<SectionBodyProps> & { section: KindOf<"text"> }) {
  const { points, more } = section;
  return (
    <>
      <div className={isWide ? "columns-md gap-x-8 *:[p]:break-inside-avoid" : undefined}>
        <Prose paragraphs={section.paragraphs} />
        {points && <RuledPoints points={points.slice(0, more?.after)} />}
      </div>
      {section.strip && <DayStrip {...section.strip} />}
      {points && more && (
        <div className="mt-4">
          <FoldList
            isSmall
            level={level}
            folds={[
              { heading: more.heading, body: <RuledPoints points={points.slice(more.after)} /> },
            ]}
          />
        </div>
      )}
    </>
  );
}

interface ShownProps {
  section: KindOf<"steps" | "rows" | "table" | "ranges">;
  level: TitleLevel;
}

function Shown({ section, level }: ShownProps) {
  const isFolded = section.folded === "titles";
  switch (section.kind) {
    case "steps":
      return <EntryList entries={section.steps} level={level} isOrdered isFolded={isFolded} />;
    case "rows":
      return <EntryList entries={section.rows} level={level} isFolded={isFolded} />;
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

/** @returns passages as a `FoldList` takes them, with the level of the titles in them */
export function foldsOf(sections: readonly PageSection[], level: TitleLevel = 3) {
  return sections.map((section) => ({
    id: section.id,
    heading: section.heading,
    about: section.about,
    body: <SectionBody section={section} level={level} />,
  }));
}
