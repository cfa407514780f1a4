import type { ComponentProps, ReactNode } from "react";
import { RentLetterLink } from "~/app/parts/articles/rent-letter-link";
import { FileHero } from "~/app/parts/heroes/file-hero";
import { HeroStart } from "~/app/parts/heroes/hero-start";
import { serviceWords } from "~/words/services/common";

interface ResourcesHeroProps {
  hero: { badge: string; headline: string; lede: string };
  /** The part of a guide that is for whoever holds such a letter. */
  rentLetter: ComponentProps<typeof RentLetterLink>;
  drawing: ReactNode;
}

/** The opening of /resources: the ways to ask, and the guide to the likeliest letter. */
export function ResourcesHero({ hero, rentLetter, drawing }: ResourcesHeroProps) {
  return (
    <FileHero {...hero} drawing={drawing}>
      <HeroStart words={serviceWords} subject={hero.badge}>
        <RentLetterLink {...rentLetter} />
      </HeroStart>
    </FileHero>
  );
}
