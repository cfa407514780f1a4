import type { PageSection } from "~/content/services/types";
import { DayStrip } from "./day-strip";
import { FigureTable } from "./figure-table";
import { Prose } from "./prose";
import { RangeTable } from "./range-table";
import { RuledPoints } from "./ruled-points";
import { RuledRows } from "./ruled-rows";
import { SideHeading } from "./side-heading";
import { TimedSteps } from "./timed-steps";

/** The passages of a long page, each by its kind. */
export function PageSections({ sections }: { sections: readonly PageSection[] }) {
  return sections.map((section) => (
    <SideHeading key={section.heading} heading={section.heading}>
      <SectionBody section={section} />
    </SideHeading>
  ));
}

function SectionBody({ section }: { section: PageSection }) {
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
          {section.strip && <DayStrip {...section.strip} />}
          <TimedSteps steps={section.steps} />
        </>
      );
    case "rows":
      return (
        <>
          <Intro text={section.intro} />
          <RuledRows rows={section.rows} />
        </>
      );
    case "table":
      return (
        <>
          <Intro text={section.intro} />
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
  return text && <p className="mb-6 max-w-text">{text}</p>;
}
