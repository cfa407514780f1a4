import type { ReactNode } from "react";
import { ClosingBand } from "~/app/parts/closing-band";
import { StatLine } from "~/app/parts/heroes/stat-line";
import { RelatedPages } from "~/app/parts/related-pages";
import { Sources } from "~/app/parts/sources";
import { consultation, consultationWithoutLetter } from "~/words/consultation";
import { feeSections } from "~/words/fees";
import { factsIn } from "~/words/say";
import { serviceWords as words } from "~/words/services/common";
import type { ServicePage } from "~/words/services/service-page";
import { Exchange } from "./exchange";
import { ServiceFile } from "./service-file";
import { ServiceHero } from "./service-hero";

interface ServiceScreenProps {
  page: ServicePage;
  /** Of a page that does not begin with first steps. */
  drawing?: ReactNode;
  /** What stands right below the hero, if anything. */
  belowHero?: ReactNode;
  /** What only this service has, between the file and the exchange. */
  children?: ReactNode;
}

/** One of the nine service pages. */
export function ServiceScreen({ page, drawing, belowHero, children }: ServiceScreenProps) {
  const facts = factsIn(page);
  return (
    <>
      <ServiceHero page={page} words={words} drawing={drawing} />
      {belowHero}
      <ServiceFile
        offerings={page.offerings}
        note={page.firstSteps && page.note}
        sections={[...page.sections, ...feeSections]}
      />
      {children}
      <Exchange {...words.exchange} rows={page.exchange} />
      <div className="page-width section-gap grid gap-6 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <RelatedPages heading={words.related} pages={page.related} />
        </div>
        <div className="lg:col-span-5 lg:justify-self-end">
          <StatLine stats={words.stats} />
        </div>
      </div>
      {facts.length > 0 && <Sources {...words.sources} facts={facts} />}
      <ClosingBand
        {...words.closing}
        next={page.firstSteps ? consultation : consultationWithoutLetter}
      />
    </>
  );
}
