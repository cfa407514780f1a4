import type { Stat } from "~/content/types";
import { MarkedLetter } from "~/illustrations/marked-letter";
import { displayDate } from "~/lib/display-date";
import { ButtonLink } from "~/ui/button";
import { StatLine } from "./stat-line";

interface HomeHeroProps {
  headline: string;
  lede: string;
  consult: string;
  services: string;
  stats: readonly Stat[];
  /** Where the rating comes from; `{source}` and `{date}` are replaced. */
  ratingSource: string;
  reviews: { source: string; asAt: string };
  drawing: { marked: string; title: string };
}

/** The envelope, opened, and the two ways on. */
export function HomeHero({
  headline,
  lede,
  consult,
  services,
  stats,
  ratingSource,
  reviews,
  drawing,
}: HomeHeroProps) {
  return (
    <section
      aria-label="Introduction"
      className="page-width grid items-center gap-x-6 gap-y-12 py-10 md:py-16 lg:grid-cols-12"
    >
      <div className="lg:col-span-7">
        <h1 className="max-w-[6.84em]">{headline}</h1>
        <p className="mt-6 max-w-[34em] text-lede text-ink-2">{lede}</p>
        <div className="mt-8 flex flex-wrap items-center gap-3">
          <ButtonLink page="contact" variant="cta" size="lg" className="max-sm:w-full">
            {consult}
          </ButtonLink>
          <ButtonLink page="services" variant="outline" size="lg" className="max-sm:w-full">
            {services}
          </ButtonLink>
        </div>
        <div className="mt-10">
          <StatLine stats={stats} />
          <p className="mt-3 text-small text-ink-2">
            {ratingSource
              .replace("{source}", reviews.source)
              .replace("{date}", displayDate(reviews.asAt))}
          </p>
        </div>
      </div>
      <div className="mx-auto w-full max-w-108 lg:col-span-5 lg:max-w-none">
        <MarkedLetter {...drawing} />
      </div>
    </section>
  );
}
