import type { ReactNode } from "react";

interface HeroWordsProps {
  headline: string;
  lede: string;
  /** On a phone a strip of its upper part. */
  drawing: ReactNode;
  /** Whether its headline takes the whole width, at the size of the home page's; the drawing reaches up beside it, and on a phone that is tall enough it follows at once. */
  isWide?: boolean;
  /** What stands below the first words. */
  children: ReactNode;
}

/** A headline of so many letters stands on one line at the size of the home page's. */
const shortHeadline = 14;

/* How far the drawing reaches below the words. */
const foot = "md:pb-[calc(var(--section-gap)/2+2px)]";

/** A page's headline and first words, and the drawing beside them, which is no taller than they are. */
export function HeroWords({ headline, lede, drawing, isWide = false, children }: HeroWordsProps) {
  const isShort = headline.length <= shortHeadline;
  return (
    <div className="grid gap-x-6 md:grid-cols-[minmax(0,1fr)_17rem] lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
      <h1
        className={`md:col-span-2 ${isWide ? "max-w-[10em] max-md:-order-2 lg:col-span-12 lg:col-start-1 lg:row-start-1" : `max-w-[11.19em] lg:col-span-7 ${isShort ? "" : "text-display"}`}`}
      >
        {headline}
      </h1>
      <div
        className={`mt-4 lg:col-span-7 lg:col-start-1 ${isWide ? "lg:row-start-2 pb-[calc(var(--section-gap)/2+2px)]" : foot}`}
      >
        <p
          className={`text-lede text-pretty text-ink-2 ${isWide ? "max-w-[25em]" : "max-w-[30em]"}`}
        >
          {lede}
        </p>
        {children}
      </div>
      <div
        className={`screen-only self-end empty:hidden max-md:mt-6 lg:relative lg:row-span-2 lg:row-start-1 lg:self-stretch ${isWide ? "max-md:[@media(height>=44rem)]:-order-1 lg:col-span-6 lg:col-start-7 lg:-mr-4 lg:ml-8" : "lg:col-span-5 lg:col-start-8"}`}
      >
        {drawing && (
          <div className="max-md:*:aspect-(--strip,16/5) lg:absolute lg:bottom-0 lg:aspect-3/2 lg:max-h-full lg:w-full">
            {drawing}
          </div>
        )}
      </div>
    </div>
  );
}
