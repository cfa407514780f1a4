import type { PolicySection } from "~/content/pages/types";
import { displayDate } from "~/lib/display-date";
import { Prose } from "./prose";
import { RuledPoints } from "./ruled-points";
import { SideHeading } from "./side-heading";

interface PolicySectionsProps {
  sections: readonly PolicySection[];
  /** The day the text last changed, YYYY-MM-DD. */
  updated: string;
}

/** A long text in sections, each with its own address, and when it last changed. */
export function PolicySections({ sections, updated }: PolicySectionsProps) {
  return (
    <>
      <p className="page-width text-small text-ink-2">
        Last changed on <time dateTime={updated}>{displayDate(updated)}</time>
      </p>
      <div className="section-gap">
        {sections.map(({ id, heading, parts }) => (
          <div key={id} id={id}>
            <SideHeading heading={heading}>
              <div className="grid gap-7">
                {parts.map((part) => (
                  <div key={part.heading ?? part.paragraphs[0]}>
                    {part.heading && <h3 className="mb-2">{part.heading}</h3>}
                    <Prose paragraphs={part.paragraphs} />
                    {part.points && <RuledPoints points={part.points} />}
                  </div>
                ))}
              </div>
            </SideHeading>
          </div>
        ))}
      </div>
    </>
  );
}
