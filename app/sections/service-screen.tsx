import type { ReactNode } from "react";
import type { ServicePage, Stat } from "~/content/types";
import { ButtonLink } from "~/ui/button";
import { FileTab } from "~/ui/file-tab";
import { ClosingBand } from "./closing-band";
import { Exchange } from "./exchange";
import { NumberedSteps } from "./numbered-steps";
import { PageSections } from "./page-sections";
import { RelatedPages } from "./related-pages";
import type { ScreenWords } from "./screen-words";
import { Section } from "./section";
import { Sources } from "./sources";
import { StatLine } from "./stat-line";

/** The words that all service pages share. */
interface ServiceWords extends ScreenWords {
  stats: readonly Stat[];
  call: string;
  help: string;
  exchangeColumns: { send: string; receive: string };
}

interface ServiceScreenProps {
  page: ServicePage;
  words: ServiceWords;
  drawing: ReactNode;
  /** What only this service has, between the offerings and the passages. */
  children?: ReactNode;
}

/** One of the nine service pages. */
export function ServiceScreen({ page, words, drawing, children }: ServiceScreenProps) {
  return (
    <>
      <div className="page-width hero-file">
        <div className="file-edge">
          <FileTab>{page.badge}</FileTab>
        </div>
        <div className="service-hero">
          <div>
            <h1 className="max-w-[10.57em] hero-title">{page.headline}</h1>
            <p className="hero-lede">{page.lede}</p>
            <div className="hero-actions">
              <ButtonLink page="contact" variant="cta" size="lg">
                {words.call}
              </ButtonLink>
              <p className="hero-note max-w-[20em]">{words.help}</p>
            </div>
          </div>
          <div className="service-drawing">{drawing}</div>
        </div>
      </div>{" "}
      <Section heading={page.offerings.heading}>
        <NumberedSteps steps={page.offerings.items} />
      </Section>
      <div className="page-width py-4">
        <StatLine stats={words.stats} />
      </div>
      {children}
      <div className="section-gap">
        <PageSections sections={page.sections} />
      </div>
      <Exchange {...page.exchange} columns={words.exchangeColumns} />
      <RelatedPages heading={words.related} pages={page.related} />
      {page.facts.length > 0 && <Sources {...words.sources} facts={page.facts} />}
      <ClosingBand {...words.closing} next={words.next} />
    </>
  );
}
