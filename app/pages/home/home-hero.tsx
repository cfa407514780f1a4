import { ButtonLink } from "~/app/design/button";
import { PageLink } from "~/app/design/link";
import { LargeNumber } from "~/app/parts/contact/large-number";
import { SolicitorLine } from "~/app/parts/contact/solicitor-line";
import { StatLine } from "~/app/parts/heroes/stat-line";
import { LetterStrip } from "~/app/parts/letter-strip";
import { displayDate } from "~/words/display-date";
import type { PenWords, Stat } from "~/words/types";
import { HomeLetter } from "./home-letter";

interface HomeHeroProps {
  headline: string;
  /** Who it is for. */
  question: string;
  lede: string;
  consult: string;
  services: string;
  /** Who answers, and what it costs. */
  who: string;
  stats: readonly Stat[];
  /** Where the rating comes from; `{source}` and `{date}` are replaced. */
  ratingSource: string;
  reviews: { source: string; asAt: string };
  /** What the adviser writes beside the letter. */
  note: PenWords;
}

/** The letter, marked up, and the two ways on. The mouth of its envelope is the lower edge. */
export function HomeHero({
  headline,
  question,
  lede,
  consult,
  services,
  who,
  stats,
  ratingSource,
  reviews,
  note,
}: HomeHeroProps) {
  return (
    <section aria-label="Introduction" className="relative z-1 -mb-0.5 overflow-clip">
      <HomeLetter note={note} />
      <div className="page-width relative flex flex-col pt-4 pb-10 md:max-lg:grid md:max-lg:grid-cols-[auto_1fr] md:max-lg:gap-x-6 sm:pt-8 md:max-lg:*:not-nth-[n+5]:col-span-2 lg:justify-center lg:py-5 lg:max-xl:pb-18 lg:*:max-w-[46%] xl:*:max-w-[50%]">
        <h1 className="max-w-none! text-h3 max-sm:-order-3">{headline}</h1>
        <p className="mt-1 max-w-[8em]! font-display text-h1 font-[620] tracking-[-0.04em] text-balance max-sm:-order-3 sm:mt-2 sm:tracking-[-0.03em] lg:max-w-[6.5em]! xl:max-w-none! xl:tracking-[-0.04em]">
          {question}
        </p>
        <p className="mt-3 max-w-[24em] md:max-lg:max-w-none text-lede text-ink-2 max-[23rem]:mt-2 max-[23rem]:text-base max-[23rem]:leading-snug max-sm:-order-3 sm:mt-4">
          {lede}
        </p>
        <div className="mt-8 max-[23rem]:mt-5 max-sm:-order-2 max-sm:mb-2 lg:hidden">
          <LetterStrip note={note} />
        </div>
        <div className="mt-6 max-[23rem]:mt-3 flex flex-wrap items-center gap-x-4 gap-y-3 max-sm:-order-1 md:max-lg:w-[28.5rem] lg:mt-7">
          <ButtonLink
            page="contact"
            variant="cta"
            size="lg"
            className="max-sm:w-full lg:max-xl:px-5"
            data-calls
          >
            {consult}
          </ButtonLink>
          <LargeNumber />
          <div className="w-full max-w-120 leading-snug lg:max-xl:max-w-62">
            <p className="text-pretty">{who}</p>
            <SolicitorLine className="mt-2" />
          </div>
        </div>
        <div className="mt-8 md:max-lg:col-start-2 md:max-lg:row-start-5 lg:mt-12">
          <StatLine stats={stats} />
          <p className="mt-2 flex flex-wrap gap-x-4 text-small text-ink-2 lg:max-xl:max-w-56">
            <span>
              {ratingSource
                .replace("{source}", reviews.source)
                .replace("{date}", displayDate(reviews.asAt))}
            </span>
            <PageLink page="services" className="text-link font-semibold whitespace-nowrap">
              {services}
            </PageLink>
          </p>
        </div>
      </div>
    </section>
  );
}
