import { FileHero } from "~/app/parts/heroes/file-hero";
import { HeroStart } from "~/app/parts/heroes/hero-start";
import type { faqs } from "~/words/pages/faqs";
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
    <div className="border-b-2 border-ink *:-mb-0.5">
      <FileHero {...hero} drawing={<CardIndex {...card} label={hero.badge} />} isAboveGround>
        <HeroStart subject={hero.badge} row={null} />
      </FileHero>
    </div>
  );
}
