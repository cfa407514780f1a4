import { FileTab } from "~/app/design/file-tab";
import { HeroStart } from "~/app/parts/heroes/hero-start";
import { OneSheet } from "~/app/parts/one-sheet";
import type { about } from "~/words/pages/about";

/** A folder with the page's first words on it, and the one sheet of a case standing in it, cut by the line at its foot. */
export function SheetHero({ badge, headline, lede, sheet }: typeof about.hero) {
  return (
    <div className="md:not-print:first:-mt-8">
      <div className="page-width flex pt-3 md:justify-end md:pt-0 print:justify-start">
        <FileTab>{badge}</FileTab>
      </div>
      <div className="on-manila overflow-clip border-y-2 border-t-manila border-b-ink print:border-0">
        <div className="page-width grid gap-6 pt-4 lg:grid-cols-2 lg:pt-8">
          <div className="lg:pb-8">
            <h1>{headline}</h1>
            <p className="mt-6 text-lede">{lede}</p>
            <HeroStart />
          </div>
          <div className="-mb-4 -translate-x-1 rotate-1 self-end print:mb-0 [&_dl]:pb-6">
            <OneSheet {...sheet} />
          </div>
        </div>
      </div>
    </div>
  );
}
