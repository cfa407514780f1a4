import { EntryList } from "~/app/parts/entry-list";
import type { PageSection } from "~/words/services/service-page";
import { DayStrip } from "./day-strip";
import { FigureTable } from "./figure-table";
import { FoldedPassage, Passage } from "./passage";
import { Prose } from "./prose";
import { RangeTable } from "./range-table";
import { RuledPoints } from "./ruled-points";
import { WaysMap } from "./ways-map";

/** The passages of a long page, each by its kind; they stand in `Passages`. */
export function PageSections({ sections }: { sections: readonly PageSection[] }) {
  return sections.map((section) => {
    const { heading, folded } = section;
    const Place = folded === "passage" ? FoldedPassage : Passage;
    return (
      <Place key={heading} heading={heading} note={section.pen}>
        <SectionBody section={section} />
      </Place>
    );
  });
}

/** What a passage says and shows, without its heading. */
export function SectionBody({ section }: { section: PageSection }) {
  switch (section.kind) {
    case "text":
      return (
        <>
          <Prose paragraphs={section.paragraphs} />
          {section.strip && <DayStrip {...section.strip} />}
          {section.points && <RuledPoints points={section.points} />}
        </>
      );
    case "steps":
      return (
        <>
          <Intro text={section.intro} />
          <EntryList entries={section.steps} isOrdered isFolded={section.folded === "titles"} />
        </>
      );
    case "rows":
      return (
        <>
          <Intro text={section.intro} />
          <EntryList entries={section.rows} isFolded={section.folded === "titles"} />
        </>
      );
    case "table":
      return (
        <>
          <Intro text={section.intro} />
          {section.map && <WaysMap {...section.map} />}
          <FigureTable {...section} />
        </>
      );
    case "ranges":
      return (
        <>
          <Intro text={section.intro} />
          <RangeTable {...section} />
        </>
      );
  }
}

function Intro({ text }: { text?: string }) {
  return text && <p className="mb-5 max-w-text last:mb-0">{text}</p>;
}
