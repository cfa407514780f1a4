import type { PageSection } from "~/content/types";
import { FigureTable } from "./figure-table";
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
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mb-4 max-w-text last:mb-0">
              {paragraph}
            </p>
          ))}
          {section.points && <Points points={section.points} />}
        </>
      );
    case "steps":
      return (
        <>
          <Intro text={section.intro} />
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
  }
}

function Intro({ text }: { text?: string }) {
  return text && <p className="mb-6 max-w-text">{text}</p>;
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="mt-2 max-w-text border-t border-feint">
      {points.map((point) => (
        <li key={point} className="flex gap-4 border-b border-feint py-2.5">
          <span aria-hidden="true" className="mt-[0.72em] h-0.5 w-3.5 shrink-0 bg-red" />
          {point}
        </li>
      ))}
    </ul>
  );
}
