import { ButtonLink } from "~/app/design/button";
import { PageLink } from "~/app/design/link";
import { PenNote } from "~/app/design/pen-note";
import { LargeNumber } from "~/app/parts/contact/number";
import { QuietRow } from "~/app/parts/contact/quiet-row";
import { StatLine } from "~/app/parts/heroes/stat-line";
import { Letter } from "~/app/parts/letter";
import { EnvelopeFront, LetterStrip } from "~/app/parts/letter-strip";
import { PenMark } from "~/app/parts/pen-mark";
import { firm } from "~/firm/firm";
import { displayDate } from "~/words/display-date";
import type { home } from "~/words/pages/home";
import { defenceWords } from "~/words/services/common";
import type { PenWords } from "~/words/types";

/** The letter, marked up, and whom to call. The mouth of its envelope is the lower edge, and on its front stands what the firm has done. */
export function HomeHero({ words }: { words: typeof home.hero }) {
  const { source, asAt } = firm.reviews;
  return (
    <section aria-label={words.name}>
      <div className="relative z-1 -mb-0.5 overflow-clip">
        <HomeLetter note={words.note} />
        <div className="page-width relative flex flex-col pt-4 pb-8 lg:pt-10 lg:max-xl:pb-18 lg:*:max-w-[46%] xl:*:max-w-[50%]">
          <h1 className="max-w-none! text-h3 max-sm:-order-3">{words.headline}</h1>
          <p className="mt-1 max-w-[8em]! font-display text-h1 font-semibold tracking-[-0.04em] text-balance max-sm:-order-3 lg:max-w-[6.5em]! xl:max-w-none!">
            {words.question}
          </p>
          <p className="mt-3 text-lede text-ink-2 max-[23rem]:text-base max-[23rem]:leading-snug max-sm:-order-3">
            {words.lede}
          </p>
          <div className="mt-6 max-[23rem]:mt-3 max-sm:-order-2 lg:hidden">
            <LetterStrip note={words.note} />
          </div>
          <div className="mt-4 max-[23rem]:mt-2 lg:mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 max-sm:-order-1">
            <ButtonLink page="contact" variant="cta" size="lg" className="max-sm:w-full" data-calls>
              {words.consult}
            </ButtonLink>
            <LargeNumber />
          </div>
          <QuietRow who={defenceWords.who} className="max-w-140! lg:max-xl:max-w-62!" />
        </div>
      </div>
      <div className="on-manila border-t-2 border-ink">
        <div className="page-width flex flex-wrap items-end gap-x-6 gap-y-3 py-4">
          <div className="max-md:w-full">
            <StatLine stats={words.stats} />
          </div>
          <p className="text-small text-ink-2">
            {words.ratingSource.replace("{source}", source).replace("{date}", displayDate(asAt))}
          </p>
          <PageLink
            page="services"
            className="text-link font-semibold whitespace-nowrap max-lg:w-full lg:ml-auto"
          >
            {words.services}
          </PageLink>
        </div>
      </div>
    </section>
  );
}

/** The whole letter on its way out of the envelope, whose mouth is the lower edge of what it stands in. */
function HomeLetter({ note }: { note: PenWords }) {
  return (
    <div className="@container screen-only absolute inset-y-0 right-0 left-[52%] xl:left-[calc(50%+8.4rem)] min-[90rem]:left-[calc(50%+min(11.3rem,40vw-20.6rem))] max-lg:hidden">
      <div className="letter-rise absolute top-40 left-0 xl:top-8 min-[90rem]:top-10">
        <div className="origin-top-left -rotate-3">
          <Letter crop="whole">
            <PenMark
              name="leader"
              className="absolute top-1/2 right-[calc(100%+1.875rem)] h-40 w-36 xl:top-auto xl:bottom-1/2 xl:h-12 xl:w-24 xl:-scale-y-100"
            />
            <PenNote
              tilt="left"
              className="absolute top-[calc(50%+8.5rem)] right-[calc(100%+11rem)] xl:top-[calc(50%-5.75rem)] xl:right-[calc(100%+8.25rem)]"
            >
              {note}
            </PenNote>
          </Letter>
        </div>
      </div>
      <EnvelopeFront className="absolute bottom-0 -left-8 h-32 w-[calc(100%+2rem)] xl:h-14" />
    </div>
  );
}
