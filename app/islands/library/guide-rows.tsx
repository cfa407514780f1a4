import type { GuideToCome } from "~/words/types";
import { ComingGuide, type GuideWords, WrittenGuide } from "./guide-entry";

interface GuidesProps {
  heading: string;
  words: GuideWords;
  guides: readonly GuideToCome[];
}

/** What can be read, as sheets; nothing while none is left. */
export function GuidesToRead({ heading, words, guides }: GuidesProps) {
  if (guides.length === 0) return null;
  return (
    <section aria-label={heading} className="page-width section-gap">
      <h2>{heading}</h2>
      <ul className="mt-6 grid gap-x-6 gap-y-6 md:gap-y-8 lg:grid-cols-3">
        {guides.map((guide) => (
          <WrittenGuide key={guide.title} guide={guide} words={words} />
        ))}
      </ul>
    </section>
  );
}

/** What is still to be written, as a ledger; nothing while none is left. */
export function GuidesToCome({ heading, words, guides }: GuidesProps) {
  if (guides.length === 0) return null;
  return (
    <section aria-label={heading} className="page-width section-gap">
      <h2 className="text-h3 font-[560]">{heading}</h2>
      <ul className="double-rule list-rule mt-4 grid gap-x-6 lg:grid-cols-3 lg:pb-3">
        {guides.map((guide) => (
          <ComingGuide key={guide.title} guide={guide} words={words} />
        ))}
      </ul>
    </section>
  );
}
