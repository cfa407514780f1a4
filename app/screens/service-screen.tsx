import type { ReactNode } from "react";
import { consultation, consultationWithoutLetter } from "~/content/consultation";
import { feeSections } from "~/content/fees";
import { serviceWords as words } from "~/content/services/common";
import type { ServicePage } from "~/content/services/types";
import { ClosingBand } from "~/sections/closing-band";
import { Exchange } from "~/sections/exchange";
import { NumberedSteps } from "~/sections/numbered-steps";
import { PageSections } from "~/sections/page-sections";
import { Passages } from "~/sections/passage";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import { ServiceHero } from "~/sections/service-hero";
import { Sources } from "~/sections/sources";
import { StatLine } from "~/sections/stat-line";

interface ServiceScreenProps {
  page: ServicePage;
  drawing: ReactNode;
  /** What stands right below the hero, if anything. */
  belowHero?: ReactNode;
  /** What only this service has, between the offerings and the passages. */
  children?: ReactNode;
}

/** One of the nine service pages. */
export function ServiceScreen({ page, drawing, belowHero, children }: ServiceScreenProps) {
  return (
    <>
      <ServiceHero page={page} words={words} drawing={drawing} />
      {belowHero}
      <Section heading={page.offerings.heading} drawing={page.firstSteps && drawing}>
        <NumberedSteps steps={page.offerings.items} />
      </Section>
      <div className="page-width pt-4 pb-16 print:pb-4">
        <StatLine stats={words.stats} />
      </div>
      {children}
      <Passages>
        <PageSections sections={[...page.sections, ...feeSections]} />
      </Passages>
      <Exchange {...words.exchange} rows={page.exchange} />
      <RelatedPages heading={words.related} pages={page.related} />
      {page.facts.length > 0 && <Sources {...words.sources} facts={page.facts} />}
      <ClosingBand
        {...words.closing}
        next={page.firstSteps ? consultation : consultationWithoutLetter}
      />
    </>
  );
}
