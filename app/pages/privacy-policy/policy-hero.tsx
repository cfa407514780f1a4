import { PageTab } from "~/app/design/file-tab";
import { HeroStart } from "~/app/parts/heroes/hero-start";
import { Underlined } from "~/app/parts/underlined";
import { displayDate } from "~/words/display-date";
import type { privacyPolicy } from "~/words/pages/privacy-policy";
import { PolicyPapers } from "./policy-papers";
import { VisitorsBook } from "./visitors-book";

interface PolicyHeroProps {
  words: typeof privacyPolicy.hero;
  /** The day the text last changed, YYYY-MM-DD. */
  updated: string;
}

/** A policy's beginning: the one sentence that a reader came for, and a sheet with what it means and what the rest comes to. */
export function PolicyHero({ words, updated }: PolicyHeroProps) {
  const { badge, headline, book, heard, lede, papers, changed } = words;
  return (
    <div className="page-width pb-8">
      <PageTab>{badge}</PageTab>
      <div className="mt-4 grid grid-cols-1 items-end gap-x-8 md:grid-cols-[4fr_3fr] lg:mt-8">
        <div className="md:col-span-2">
          <h1 className="font-sans text-base font-semibold tracking-normal">{headline}</h1>
          <p className="mt-3 font-display text-h2 leading-normal font-[620] md:text-display md:leading-[1.22] tracking-[-0.015em] text-balance">
            {heard.before}
            <Underlined mark="underline">{heard.rule}</Underlined>
            {heard.or}
            <Underlined mark="underline">{heard.exception}</Underlined>
            {heard.after}
          </p>
        </div>
        <div className="flex flex-col pb-8 md:self-stretch md:pt-6">
          <p className="max-w-[28em] text-lede text-ink-2 max-md:mt-4 max-[23rem]:order-1">
            {lede}
          </p>
          <HeroStart subject={badge} />
        </div>
        <div className="screen-only -mb-0.5 aspect-2/1 md:aspect-3/2">
          <VisitorsBook {...book} />
        </div>
      </div>
      <PolicyPapers words={papers}>
        <p className="text-small text-ink-2">
          {`${changed} `}
          <time dateTime={updated} className="whitespace-nowrap">
            {displayDate(updated)}
          </time>
        </p>
      </PolicyPapers>
    </div>
  );
}
