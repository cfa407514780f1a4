import { FileTab } from "~/app/design/file-tab";
import { QuietRow } from "~/app/parts/contact/quiet-row";
import { HeroStart } from "~/app/parts/heroes/hero-start";
import { OneSheet } from "~/app/parts/one-sheet";
import { defenceWords } from "~/words/services/common";
import type { OneSheet as Sheet } from "~/words/types";

interface SheetHeroProps {
  badge: string;
  headline: string;
  lede: string;
  /** The words of the ways to ask. */
  start: { call: string };
  /** The sheet that the firm keeps of every case. */
  sheet: Sheet;
}

/** A folder with the page's first words on it, and the one sheet of a case lying on it and over its edge. */
export function SheetHero({ badge, headline, lede, start, sheet }: SheetHeroProps) {
  return (
    <div className="md:not-print:first:-mt-8">
      <div className="page-width flex pt-3 md:justify-end md:pt-0 print:justify-start">
        <FileTab>{badge}</FileTab>
      </div>
      <div className="on-manila -mb-0.5 overflow-x-clip border-y-2 border-t-manila border-b-ink print:border-0">
        <div className="page-width grid gap-x-6 gap-y-6 pt-4.5 pb-10 md:pt-6.5 lg:grid-cols-12 lg:pt-9.5">
          <div className="flex flex-col lg:col-span-6">
            <h1>{headline}</h1>
            <p className="mt-5 max-w-[23em] text-lede lg:mt-8">{lede}</p>
            <div className="lg:mt-2">
              <HeroStart words={start} row={<QuietRow who={defenceWords.who}>{null}</QuietRow>} />
            </div>
          </div>
          <div className="lg:col-span-6">
            <div className="rotate-1 max-lg:mx-1.5">
              <OneSheet {...sheet} />
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
