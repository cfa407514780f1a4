import { PageTab } from "~/app/design/file-tab";
import { QuietRow, SolicitorFirst } from "~/app/parts/contact/quiet-row";
import { HeroStart } from "~/app/parts/heroes/hero-start";
import { HeroWords } from "~/app/parts/heroes/hero-words";
import type { faqs } from "~/words/pages/faqs";
import { defenceWords } from "~/words/services/common";
import type { PenWords } from "~/words/types";
import { CardIndex } from "./card-index";

interface FaqsHeroProps {
  hero: typeof faqs.hero;
  /** What stands on the foremost card of the drawing. */
  card: { question: string; answer: PenWords };
}

/** The page's beginning: its words, and a box of cards with the first question on the foremost. */
export function FaqsHero({ hero, card }: FaqsHeroProps) {
  return (
    <div className="border-b-2 border-ink">
      <div className="page-width relative -mb-0.5">
        <PageTab>{hero.badge}</PageTab>
        <div className="mt-4 md:mt-8">
          <HeroWords {...hero} drawing={<CardIndex {...card} label={hero.badge} />}>
            <HeroStart
              subject={hero.badge}
              row={
                <QuietRow who={defenceWords.who}>
                  <SolicitorFirst link={hero.solicitor} />
                </QuietRow>
              }
            />
          </HeroWords>
        </div>
      </div>
    </div>
  );
}
