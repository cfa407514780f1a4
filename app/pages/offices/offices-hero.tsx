import { PageTab } from "~/app/design/file-tab";
import { QuietRow } from "~/app/parts/contact/quiet-row";
import { HeroStart } from "~/app/parts/heroes/hero-start";
import type { offices } from "~/words/pages/offices";
import { defenceWords } from "~/words/services/common";

/** The page's beginning: its words and the ways to ask, left of the envelopes that reach up from the first office. */
export function OfficesHero({ badge, headline, lede }: typeof offices.hero) {
  return (
    <div className="page-width">
      <PageTab>{badge}</PageTab>
      <h1 className="mt-4 max-w-[10em] md:mt-8">{headline}</h1>
      <div className="mt-4 md:pr-74 lg:pr-[42%]">
        <p className="max-w-[25em] text-lede text-ink-2">{lede}</p>
        <HeroStart
          subject={badge}
          row={<QuietRow who={defenceWords.who} className="max-w-132" />}
        />
      </div>
    </div>
  );
}
