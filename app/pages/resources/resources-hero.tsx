import type { ReactNode } from "react";
import { buttonStyles } from "~/app/design/button";
import { PathLink } from "~/app/design/link";
import { FileHero } from "~/app/parts/heroes/file-hero";
import { HeroStart } from "~/app/parts/heroes/hero-start";
import { articlePath, type PageId, pathOf } from "~/site/pages";
import { serviceWords } from "~/words/services/common";

interface ResourcesHeroProps {
  hero: { badge: string; headline: string; lede: string };
  /** The place of this site that works out the last day of a decision. */
  lastDay: { title: string; page: PageId; anchor: string };
  /** The part of a guide that is for whoever holds such a letter. */
  rentLetter: { title: string; article: string; anchor: string };
  drawing: ReactNode;
}

/** The opening of /resources: the ways to ask, and the two things that help at once. */
export function ResourcesHero({ hero, lastDay, rentLetter, drawing }: ResourcesHeroProps) {
  return (
    <FileHero {...hero} drawing={drawing}>
      <HeroStart words={serviceWords} subject={hero.badge}>
        <PathLink
          to={`${pathOf(lastDay.page)}#${lastDay.anchor}`}
          className={buttonStyles({ variant: "outline", size: "lg", className: "max-sm:w-full" })}
          data-variant="outline"
        >
          {lastDay.title}
        </PathLink>
      </HeroStart>
      <p className="screen-only mt-3">
        <PathLink
          to={`${articlePath(rentLetter.article)}#${rentLetter.anchor}`}
          className="text-link font-semibold"
        >
          {rentLetter.title}
        </PathLink>
      </p>
    </FileHero>
  );
}
