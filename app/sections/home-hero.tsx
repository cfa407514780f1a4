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
  drawing: { marked: string; note: readonly string[]; title: string };
}

/** The envelope, opened, and the two ways on. The envelope's mouth is the section's lower edge. */
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
    <section aria-label="Introduction" className="relative overflow-clip">
      <div className="page-width pt-8 lg:flex lg:min-h-170 lg:items-center lg:py-14">
        <div className="lg:w-1/2 lg:pr-6">
          <h1 className="max-w-[6.84em]">{headline}</h1>
          <p className="mt-6 max-w-[30em] text-lede text-ink-2">{lede}</p>
          <div className="mt-8 flex flex-wrap items-center gap-3">
            <ButtonLink page="contact" variant="cta" size="lg" className="max-sm:w-full">
              {consult}
            </ButtonLink>
            <ButtonLink page="services" variant="outline" size="lg" className="max-sm:w-full">
              {services}
            </ButtonLink>
          </div>
          <div className="mt-10 md:max-lg:max-w-84">
            <StatLine stats={stats} />
            <p className="mt-3 text-small text-ink-2">
              {ratingSource
                .replace("{source}", reviews.source)
                .replace("{date}", displayDate(reviews.asAt))}
            </p>
          </div>
        </div>
      </div>
      <div className="mt-8 ml-(--gutter) h-96 md:max-lg:-mt-36 md:max-lg:ml-auto md:max-lg:h-112 md:max-lg:w-104 lg:absolute lg:right-0 lg:bottom-0 lg:left-[max(50%,100%-41rem)] lg:m-0 lg:h-170">
        <MarkedLetter {...drawing} />
      </div>
    </section>
  );
}
