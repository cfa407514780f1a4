import type { ReactNode } from "react";

interface PageHeroProps {
  headline: string;
  lede: string;
  /** Ways on. */
  children?: ReactNode;
}

/** A page's beginning without a file tab: headline and first words. */
export function PageHero({ headline, lede, children }: PageHeroProps) {
  return (
    <div className="page-width pt-8 pb-4 md:pt-12">
      <h1 className="max-w-[11.19em] text-hero">{headline}</h1>
      <p className="mt-5 max-w-[38em] text-lede text-ink-2">{lede}</p>
      {children}
    </div>
  );
}
