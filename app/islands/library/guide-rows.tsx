import type { GuideToCome } from "~/words/types";
import { ComingGuide, type GuideWords, WrittenGuide } from "./guide-entry";

interface GuideRowsProps extends GuideWords {
  heading: string;
  /** Above those that are still to be written. */
  later: string;
  guides: readonly GuideToCome[];
}

/** Guides: first, as sheets, what can be read; then, as a ledger, what is still to be written; nothing while none is left. */
export function GuideRows({ heading, later, guides, ...words }: GuideRowsProps) {
  if (guides.length === 0) return null;
  const written = guides.filter(({ coming }) => !coming);
  const toCome = guides.filter(({ coming }) => coming);
  return (
    <section aria-label={heading} className="page-width section-gap">
      <h2>{heading}</h2>
      {written.length > 0 && (
        <ul className="mt-6 grid gap-x-6 gap-y-6 md:gap-y-8 lg:grid-cols-3">
          {written.map((guide) => (
            <WrittenGuide key={guide.title} guide={guide} words={words} />
          ))}
        </ul>
      )}
      {toCome.length > 0 && (
        <>
          <p className="mt-10 font-display text-h3 font-[560]">{later}</p>
          <ul className="double-rule list-rule mt-4 grid gap-x-6 lg:grid-cols-3 lg:pb-3">
            {toCome.map((guide) => (
              <ComingGuide key={guide.title} guide={guide} words={words} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
