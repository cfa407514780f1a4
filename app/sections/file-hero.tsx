import type { ReactNode } from "react";
import { FileTab } from "~/ui/file-tab";

interface FileHeroProps {
  badge: string;
  headline: string;
  lede: string;
  children?: ReactNode;
}

/** A page's beginning: its file tab, headline and first words. */
export function FileHero({ badge, headline, lede, children }: FileHeroProps) {
  return (
    <div className="page-width pt-10 md:pt-14">
      <div className="border-b-2 border-manila">
        <FileTab>{badge}</FileTab>
      </div>
      <h1 className="mt-8 max-w-[18ch]">{headline}</h1>
      <p className="mt-5 max-w-[36em] text-lede text-ink-2">{lede}</p>
      {children}
    </div>
  );
}
