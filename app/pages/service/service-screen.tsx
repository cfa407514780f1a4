import type { ReactNode } from "react";
import { ClosingBand } from "~/app/parts/closing-band";
import { EntryList } from "~/app/parts/entry-list";
import { FileSheet, WideEntry } from "~/app/parts/file-sheet";
import { FoldList } from "~/app/parts/fold-list";
import { StatLine } from "~/app/parts/heroes/stat-line";
import { Prose } from "~/app/parts/passages/prose";
import { ReaderCard } from "~/app/parts/people/reader-slip";
import { RelatedPages } from "~/app/parts/related-pages";
import { SourceDetails, Sources } from "~/app/parts/sources";
import { readerOf } from "~/firm/firm-details";
import { consultation, consultationWithoutLetter, nothingReady } from "~/words/consultation";
import { feeSections } from "~/words/fees";
import { readerSlip } from "~/words/reader-slip";
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
  /** In its place: a sheet as tall as it is. */
  sheet?: ReactNode;
  /** What stands right below the hero, if anything. */
  belowHero?: ReactNode;
  /** What only this service has, between the file and the exchange. */
  children?: ReactNode;
}

/** One of the nine service pages. */
export function ServiceScreen({ page, drawing, sheet, belowHero, children }: ServiceScreenProps) {
  const facts = factsIn(page);
  const others = page.deadline?.others;
  // What a person reads, and further reading below the folds beside that person's card.
  const isRead = page.firstSteps || sheet;
  const related = <RelatedPages heading={words.related} pages={page.related} />;
  return (
    <>
      <ServiceHero page={page} words={words} drawing={drawing} sheet={sheet} />
      {page.firstSteps && (
        <FileSheet>
          <WideEntry heading={words.first}>
            <div className="relative">
              <EntryList entries={page.firstSteps} isOrdered />
            </div>
            {others && (
              <div className="mt-6">
                <FoldList
                  folds={[{ heading: others.heading, body: <Prose paragraphs={others.cases} /> }]}
                  level={3}
                  isSmall
                />
              </div>
            )}
          </WideEntry>
        </FileSheet>
      )}
      {belowHero}
      <ServiceFile
        offerings={page.offerings}
        dates={page.dates}
        isOfLetter={page.firstSteps !== undefined}
        beside={
          isRead && (
            <ReaderCard
              {...readerSlip}
              heading={page.firstSteps ? readerSlip.heading : readerSlip.ofReturn}
              reader={readerOf()}
            />
          )
        }
        further={
          isRead && (
            <>
              {related}
              <SourceDetails facts={facts} />
            </>
          )
        }
        sections={[...page.sections, ...feeSections]}
      >
        {children}
        <Exchange
          {...words.exchange}
          rows={page.exchange}
          note={page.firstSteps ? undefined : nothingReady}
          warning={page.exchangeWarning}
        />
      </ServiceFile>
      {!isRead && (
        <>
          <div className="page-width py-8">{related}</div>
          {facts.length > 0 && <Sources facts={facts} />}
        </>
      )}
      <div className="border-t-2 border-ink">
        <div className="page-width py-6">
          <StatLine stats={words.stats} isAcross />
        </div>
      </div>
      <ClosingBand
        {...words.closing}
        text={page.firstSteps ? words.closing.ofLetter : words.closing.text}
        next={page.firstSteps ? consultation : consultationWithoutLetter}
      />
    </>
  );
}
