import type { PolicySection } from "~/content/pages/types";
import { displayDate } from "~/lib/display-date";
import { Prose } from "./prose";
import { RuledPoints } from "./ruled-points";

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
          <section key={id} id={id} className="page-width py-6">
            <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-5 border-t border-rule-strong pt-6 lg:grid-cols-12">
              <h2 className="self-start text-side lg:sticky lg:top-8 lg:col-span-4 lg:pr-4">
                {heading}
              </h2>
              <div className="grid gap-7 lg:col-span-8">
                {parts.map((part) => (
                  <div key={part.heading ?? part.paragraphs[0]}>
                    {part.heading && <h3 className="mb-2">{part.heading}</h3>}
                    <Prose paragraphs={part.paragraphs} />
                    {part.points && <RuledPoints points={part.points} />}
                  </div>
                ))}
              </div>
            </div>
          </section>
        ))}
      </div>
    </>
  );
}
