import { FileTab } from "~/app/design/file-tab";
import { PageLink } from "~/app/design/link";
import { PenNote } from "~/app/design/pen-note";
import { Unbroken } from "~/app/design/unbroken";
import { Words } from "~/app/design/words";
import { WideEntry } from "~/app/parts/file-sheet";
import { FoldSummary, TextFolds } from "~/app/parts/fold-list";
import { HeroStart } from "~/app/parts/heroes/hero-start";
import { OfficeTable } from "~/app/parts/office-table";
import { OneSheet } from "~/app/parts/one-sheet";
import { PenMarked } from "~/app/parts/pen-marked";
import { firm } from "~/firm/firm";
import { officesOf } from "~/firm/firm-details";
import type { about } from "~/words/pages/about";
import { offices } from "~/words/pages/offices";
import type { Value } from "~/words/types";

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

/** What the firm does, on its file: in two columns where there is room. */
export function OverviewEntry({ heading, note, paragraphs }: typeof about.overview) {
  return (
    <WideEntry heading={heading} note={note}>
      <div className="gap-x-12 xl:columns-2">
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="mb-4 max-w-text break-inside-avoid last:mb-0">
            <Words>{paragraph}</Words>
          </p>
        ))}
      </div>
    </WideEntry>
  );
}

/** Why the firm works as it does, on its file; on a phone folded up but for the first part. */
export function StoryEntry({ heading, parts, folds }: typeof about.story) {
  return (
    <WideEntry heading={heading}>
      <div className="gap-x-12 xl:max-[90rem]:columns-2">
        {parts.map((part, index) => (
          <div
            key={part.heading}
            className="max-w-text break-inside-avoid max-md:border-t max-md:border-rule md:mb-4"
          >
            <h3 className="mb-2 hidden laid-out:block">{part.heading}</h3>
            <details className="lies-out" open={index === 0}>
              <FoldSummary>
                <h3>{part.heading}</h3>
              </FoldSummary>
              <p className="max-md:mb-3">
                <Words>{part.text}</Words>
              </p>
            </details>
          </div>
        ))}
      </div>
      {/* On a phone in one list with the folds above. */}
      <div className="max-md:not-print:*:border-t max-md:not-print:*:border-t-rule md:mt-4">
        <TextFolds passages={folds} />
      </div>
    </WideEntry>
  );
}

/** The firm's values, each with the sentence by which it can be checked; on a phone the rest is folded up. */
export function ValueList({ values }: { values: readonly Value[] }) {
  return (
    <ol className="-my-4 divide-y divide-feint md:-my-6 print:my-0">
      {values.map(({ title, sentence, description, note, ...marks }, index) => (
        <li key={title} className="relative py-4 max-md:pb-1 md:py-6 print:py-1">
          <span className="on-the-rule top-10 py-0.5 font-display text-h3 leading-none font-semibold md:top-11 md:text-h2">
            {index + 1}
          </span>
          <h3 className="font-sans text-small leading-normal font-semibold tracking-normal text-ink-2">
            {title}
          </h3>
          <div className="grid gap-x-8 gap-y-1 xl:grid-cols-[7fr_6fr]">
            <p className={`hidden text-balance laid-out:block ${checkable}`}>
              <PenMarked {...marks}>{sentence}</PenMarked>
            </p>
            <details className="lies-out">
              <FoldSummary>
                <span className={`-mt-2 ${checkable}`}>
                  <PenMarked {...marks}>{sentence}</PenMarked>
                </span>
              </FoldSummary>
              <p className="max-w-text max-md:pb-2">
                <Unbroken>{description}</Unbroken>
              </p>
            </details>
          </div>
          {note && <PenNote className="screen-only my-3 *:inline">{note}</PenNote>}
        </li>
      ))}
    </ol>
  );
}

const checkable = "max-w-[20em] font-display text-h3 leading-relaxed font-semibold";

/** The offices that the firm shows beside its people, and the way to all of them. */
export function OwnOffices({ heading, intro, all }: typeof about.offices) {
  return (
    <section aria-label={heading} className="page-width section-gap">
      <h2>{heading}</h2>
      <p className="mt-4 max-w-text text-lede text-ink-2">{intro}</p>
      <OfficeTable
        offices={officesOf(firm.aboutOffices)}
        {...offices.cards}
        className="mt-8 list-rule gap-x-8 md:grid-cols-2 xl:grid-cols-3"
      />
      <p className="screen-only mt-4">
        <PageLink page="offices" className="text-link font-semibold">
          {all}
        </PageLink>
      </p>
    </section>
  );
}
