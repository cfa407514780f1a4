import type { ReactNode } from "react";
import { PageTab } from "~/app/design/file-tab";
import { HeroWords } from "./hero-words";

const ends = {
  list: "-mb-[calc(var(--section-gap)/2+2px)]",
  sheet: "z-1 -mb-[calc(1.25rem+2px)] md:-mb-[calc(2rem+2px)]",
  ground: "",
} as const;

interface FileHeroProps {
  badge: string;
  headline: string;
  lede: string;
  drawing?: ReactNode;
  /** What stands below the first words. */
  children?: ReactNode;
  /** What follows: a list or a sheet, on whose line the drawing stands, or a ground of its own. */
  above?: keyof typeof ends;
}

/** A page's beginning: its file tab, headline and first words, and a drawing on the line at its end. */
export function FileHero({ badge, above = "list", ...words }: FileHeroProps) {
  return (
    <div className={`page-width relative pt-3 sm:pt-6 md:pt-8 ${words.drawing ? ends[above] : ""}`}>
      <PageTab>{badge}</PageTab>
      <div className="mt-5 sm:mt-8">
        <HeroWords {...words} />
      </div>
    </div>
  );
}
