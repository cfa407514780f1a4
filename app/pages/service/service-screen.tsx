import type { ReactNode } from "react";
import { DeadlineIsland } from "~/app/islands/deadline/deadline-island";
import { ClosingBand } from "~/app/parts/closing-band";
import { EntryList } from "~/app/parts/entry-list";
import { FileSheet, WideEntry } from "~/app/parts/file-sheet";
import { FoldList } from "~/app/parts/fold-list";
import { StatLine } from "~/app/parts/heroes/stat-line";
import { Prose } from "~/app/parts/passages/prose";
import { ReaderCard } from "~/app/parts/people/reader-slip";
import { RelatedPages } from "~/app/parts/related-pages";
import { SourceDetails, Sources } from "~/app/parts/sources";
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
  /** What only this service has, between the file and the exchange. */
  children?: ReactNode;
}

/** One of the nine service pages. */
export function ServiceScreen({ page, drawing, sheet, children }: ServiceScreenProps) {
  const { badge, firstSteps, deadlines } = page;
  const facts = factsIn(page);
  const others = page.deadline?.others;
  // What a person reads, and further reading below the folds beside that person's card.
  const isRead = firstSteps || sheet;
  const related = <RelatedPages heading={words.related} pages={page.related} />;
  return (
    <>
      <ServiceHero page={page} words={words} drawing={drawing} sheet={sheet} />
      {firstSteps && (
        <FileSheet>
          <WideEntry heading={words.first}>
            <div className="relative">
              <EntryList entries={firstSteps} isOrdered />
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
      {firstSteps && deadlines && <DeadlineIsland page={{ badge, firstSteps, deadlines }} />}
      <ServiceFile
        page={page}
        beside={isRead && <ReaderCard heading={firstSteps ? undefined : readerSlip.ofReturn} />}
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
          note={firstSteps ? undefined : nothingReady}
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
        text={firstSteps ? words.closing.ofLetter : words.closing.text}
        next={firstSteps ? consultation : consultationWithoutLetter}
      />
    </>
  );
}
