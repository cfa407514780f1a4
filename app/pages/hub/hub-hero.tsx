import { PageTab } from "~/app/design/file-tab";
import { HeroStart } from "~/app/parts/heroes/hero-start";
import { defenceWords, hubWords } from "~/words/services/common";

interface HubHeroProps {
  badge: string;
  headline: string;
  lede: string;
}

/** The hub's beginning: words alone, so that the search below them is what is seen next. */
export function HubHero({ badge, headline, lede }: HubHeroProps) {
  return (
    <div className="page-width pt-3 pb-8 sm:pt-6 md:pt-8 md:pb-12">
      <PageTab>{badge}</PageTab>
      <h1 className="mt-5 text-balance sm:mt-8">{headline}</h1>
      <div className="items-end gap-x-12 lg:grid lg:grid-cols-[7fr_6fr]">
        <p className="mt-4 max-w-[30em] text-lede text-pretty text-ink-2">{lede}</p>
        <HeroStart
          words={{ call: defenceWords.call, phoneLead: hubWords.phoneLead }}
          subject={badge}
          help={defenceWords.who}
        />
      </div>
    </div>
  );
}
