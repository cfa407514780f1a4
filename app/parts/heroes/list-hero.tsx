import type { ReactNode } from "react";
import { PageTab } from "~/app/design/file-tab";
import { defenceWords, serviceWords } from "~/words/services/common";
import { HeroStart } from "./hero-start";

interface ListHeroProps {
  badge: string;
  headline: string;
  lede: string;
  /** A sheet of paper, right of its words where there is room. */
  sheet: ReactNode;
}

/** The beginning of a page that lists things: low, so that the first of them stands within the first screen. */
export function ListHero({ badge, headline, lede, sheet }: ListHeroProps) {
  return (
    <div className="page-width overflow-x-clip">
      <PageTab>{badge}</PageTab>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 pb-5 sm:mt-8 lg:grid-cols-[minmax(0,1fr)_34rem] lg:pb-10">
        <h1 className="max-w-[10em] lg:col-span-2">{headline}</h1>
        <div>
          <p className="max-w-[22em] text-lede text-pretty text-ink-2">{lede}</p>
          <HeroStart words={serviceWords} subject={badge} help={defenceWords.who} isStacked />
        </div>
        {sheet}
      </div>
    </div>
  );
}
