import type { ReactNode } from "react";
import { FileTab } from "~/ui/file-tab";
import { HeroWords } from "./hero-words";

interface FileHeroProps {
  badge: string;
  headline: string;
  lede: string;
  drawing?: ReactNode;
  /** What stands below the first words. */
  children?: ReactNode;
  /** What follows: a list, whose rule is the line that the drawing stands on, or a ground of its own. */
  above?: "list" | "ground";
}

const ends = {
  list: "md:-mb-[calc(var(--section-gap)/2+2px)]",
  ground: "max-md:pb-8 md:-mb-0.5",
} as const;

/** A page's beginning: its file tab, headline and first words, and a drawing on the line at its end. */
export function FileHero({ badge, above = "list", ...words }: FileHeroProps) {
  return (
    <div className={`page-width relative pt-3 sm:pt-6 md:pt-8 ${words.drawing ? ends[above] : ""}`}>
      <div className="mb-5 border-b-2 border-manila sm:mb-8">
        <FileTab>{badge}</FileTab>
      </div>
      <HeroWords {...words} />
    </div>
  );
}
