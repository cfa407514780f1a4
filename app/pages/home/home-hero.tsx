import { ButtonLink } from "~/app/design/button";
import { PageLink } from "~/app/design/link";
import { LargeNumber } from "~/app/parts/contact/large-number";
import { QuietRow } from "~/app/parts/contact/quiet-row";
import { StatLine } from "~/app/parts/heroes/stat-line";
import { LetterStrip } from "~/app/parts/letter-strip";
import { firm } from "~/firm/firm";
import { displayDate } from "~/words/display-date";
import type { home } from "~/words/pages/home";
import { defenceWords } from "~/words/services/common";
import { HomeLetter } from "./home-letter";

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
