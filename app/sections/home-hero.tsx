import type { Stat } from "~/content/types";
import { MarkedLetter } from "~/illustrations/marked-letter";
import { ButtonLink } from "~/ui/button";
import { StatLine } from "./stat-line";

interface HomeHeroProps {
  headline: string;
  lede: string;
  consult: string;
  services: string;
  stats: readonly Stat[];
  drawing: { marked: string; title: string };
}

/** The envelope, opened, and the two ways on. */
export function HomeHero({ headline, lede, consult, services, stats, drawing }: HomeHeroProps) {
  return (
    <section aria-label="Introduction" className="page-width home-hero">
      <div>
        <h1 className="max-w-[6.84em]">{headline}</h1>
        <p className="hero-lede">{lede}</p>
        <div className="hero-actions">
          <ButtonLink page="contact" variant="cta" size="lg" className="max-sm:w-full">
            {consult}
          </ButtonLink>
          <ButtonLink page="services" variant="outline" size="lg" className="max-sm:w-full">
            {services}
          </ButtonLink>
        </div>
        <div className="mt-10">
          <StatLine stats={stats} />
        </div>
      </div>
      <div className="home-drawing">
        <MarkedLetter {...drawing} />
      </div>
    </section>
  );
}
