import type { ReactNode } from "react";
import { PageTab } from "~/app/design/file-tab";
import { HeroWords } from "./hero-words";

interface FileHeroProps {
  badge: string;
  headline: string;
  lede: string;
  drawing: ReactNode;
  /** What stands below the first words. */
  children: ReactNode;
  isWide?: boolean;
  /** Whether a ground of its own follows, and no list on whose line the drawing stands. */
  isAboveGround?: boolean;
}

/** A page's beginning: its file tab, headline and first words, and a drawing on the line at its end. */
export function FileHero({ badge, isAboveGround = false, ...words }: FileHeroProps) {
  return (
    <div
      className={`page-width relative ${isAboveGround ? "" : "-mb-[calc(var(--section-gap)/2+2px)]"}`}
    >
      <PageTab>{badge}</PageTab>
      <div className="mt-4 md:mt-8">
        <HeroWords {...words} />
      </div>
    </div>
  );
}
