import type { PolicySection } from "~/content/pages/types";
import { Prose } from "./prose";
import { RuledPoints } from "./ruled-points";

/** A long text in sections, each with its own address. */
export function PolicySections({ sections }: { sections: readonly PolicySection[] }) {
  return (
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
  );
}
