import type { PageSection } from "~/content/services/types";
import { DayStrip } from "./day-strip";
import { FigureTable } from "./figure-table";
import { Passage } from "./passage";
import { Prose } from "./prose";
import { RangeTable } from "./range-table";
import { RuledPoints } from "./ruled-points";
import { TimedSteps } from "./timed-steps";
import { TitledRows } from "./titled-rows";
import { WaysMap } from "./ways-map";

/** The passages of a long page, each by its kind; they stand in `Passages`. */
export function PageSections({ sections }: { sections: readonly PageSection[] }) {
  return sections.map((section) => (
    <Passage
      key={section.heading}
      heading={section.heading}
      remark={section.remark}
      rows={section.kind === "steps" && <TimedSteps steps={section.steps} />}
    >
      <SectionBody section={section} />
    </Passage>
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
        </>
      );
    case "rows":
      return (
        <>
          <Intro text={section.intro} />
          <TitledRows rows={section.rows} />
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
  return text && <p className="mb-6 max-w-text last:mb-0">{text}</p>;
}
