import type { ReactNode } from "react";

interface HeroWordsProps {
  headline: string;
  lede: string;
  /** On a phone a strip of its upper part. */
  drawing: ReactNode;
  /** What stands below the first words. */
  children: ReactNode;
}

/** A page's headline and first words, and the drawing beside them, which is no taller than they are. */
export function HeroWords({ headline, lede, drawing, children }: HeroWordsProps) {
  return (
    <div className="grid gap-x-6 md:grid-cols-[minmax(0,1fr)_17rem] lg:grid-cols-12 lg:grid-rows-[auto_auto_1fr]">
      <h1 className="max-w-[11.19em] text-display md:col-span-2 lg:col-span-7">{headline}</h1>
      <p className="mt-4 max-w-[30em] text-lede text-ink-2 md:col-span-2 lg:col-span-7 lg:col-start-1">
        {lede}
      </p>
      <div className="md:pb-[calc(var(--section-gap)/2+2px)] lg:col-span-7 lg:col-start-1">
        {children}
      </div>
      <div className="screen-only self-end max-md:mt-6 lg:relative lg:col-span-5 lg:col-start-8 lg:row-span-3 lg:row-start-1 lg:self-stretch">
        <div className="max-md:*:aspect-(--strip,16/5) lg:absolute lg:bottom-0 lg:aspect-3/2 lg:max-h-full lg:w-full">
          {drawing}
        </div>
      </div>
    </div>
  );
}
