import type { ReactNode } from "react";
import { FileTab } from "~/ui/file-tab";
import { HeroWords } from "./hero-words";

interface FileHeroProps {
  badge: string;
  headline: string;
  lede: string;
  drawing?: ReactNode;
}

/**
 * A page's beginning: its file tab, headline and first words. Its drawing stands on the line with which
 * the next section begins.
 */
export function FileHero({ badge, ...words }: FileHeroProps) {
  return (
    <div
      className={`page-width pt-3 sm:pt-6 md:pt-8 ${words.drawing ? "lg:-mb-[calc(var(--section-gap)/2+2px)]" : ""}`}
    >
      <div className="mb-5 border-b-2 sm:mb-8 border-manila">
        <FileTab>{badge}</FileTab>
      </div>
      <HeroWords {...words} />
    </div>
  );
}
