import type { ReactNode } from "react";
import { DeadlineIsland } from "~/app/islands/deadline/deadline-island";
import { Island } from "~/app/islands/island";
import { PenaltyTool } from "~/app/islands/penalties/penalty-tool";
import { ClosingBand } from "~/app/parts/closing-band";
import { FaqList } from "~/app/parts/faq-list";
import { FileEntry, FileFoot, FileSheet } from "~/app/parts/file-sheet";
import { FoldList } from "~/app/parts/fold-list";
import { foldsOf, isFolded, PageSections } from "~/app/parts/passages/page-sections";
import { ReaderCard } from "~/app/parts/people/reader-slip";
import { RelatedPages } from "~/app/parts/related-pages";
import { SourceDetails } from "~/app/parts/sources";
import { readerOf } from "~/firm/firm-details";
import { consultation } from "~/words/consultation";
import { feeSections } from "~/words/fees";
import { penaltyWords } from "~/words/penalties/penalty-words";
import { readerSlip } from "~/words/reader-slip";
import { factsIn } from "~/words/say";
import { defenceWords as words } from "~/words/services/common";
import type { DefencePage, PageSection, TextSection } from "~/words/services/service-page";
import { Clock } from "./clock";
import { DefenceHero } from "./defence-hero";
import { FaqSpread } from "./faq-spread";
import { FirstEntry } from "./first-entry";
import { SolicitorThenUs } from "./solicitor-then-us";
import { Truth } from "./truth";

interface DefenceScreenProps {
  page: DefencePage;
  drawing?: ReactNode;
  aboveHero?: ReactNode;
}

/** One of the six investigation-defence pages, in three spreads. On paper it makes one sheet. */
export function DefenceScreen({ page, drawing, aboveHero }: DefenceScreenProps) {
  const { first, items: faqs } = page.faqs;
  const sections = [...page.sections.filter((one) => !isTruth(one)), ...feeSections];
  const penalties = page.penalties && {
    heading: penaltyWords.heading,
    body: (
      <Island name="penalty-tool" of={PenaltyTool} props={{ isVat: page.penalties === "VAT" }} />
    ),
  };
  const folds = [...foldsOf(sections.filter(isFolded)), ...(penalties ? [penalties] : [])];
  return (
    <>
      {aboveHero}
      <DefenceHero page={page} words={words} drawing={drawing} />
      <div data-print-sheet>
        <FileSheet>
          <FirstEntry
            heading={words.first}
            steps={page.firstSteps}
            bring={{ heading: words.bring, items: page.bring }}
          />
        </FileSheet>
      </div>
      <Clock {...page.clock} />
      <DeadlineIsland page={page} />
      <div className="screen-only">
        <FileSheet>
          {first && (
            <FileEntry heading={first.heading}>
              <FaqList group="questions" items={faqs.slice(0, first.count)} />
            </FileEntry>
          )}
          <PageSections sections={sections.filter((one) => !isFolded(one))} />
          {folds.length > 0 && (
            <FileEntry heading={words.folds}>
              <FoldList folds={folds} />
            </FileEntry>
          )}
          <FileFoot />
        </FileSheet>
      </div>
      {page.sections.filter(isTruth).map((section) => (
        <Truth key={section.heading} {...section} />
      ))}
      <FaqSpread
        heading={page.faqs.heading}
        items={faqs.slice(first?.count)}
        reader={<ReaderCard {...readerSlip} reader={readerOf()} />}
      >
        <RelatedPages heading={words.related} pages={page.related} />
        <SourceDetails {...words.sources} facts={factsIn(page)} />
      </FaqSpread>
      <ClosingBand
        {...words.closing}
        text={page.closing ?? words.closing.text}
        reach={page.solicitorFirst && <SolicitorThenUs words={words} />}
        next={page.next ?? consultation}
      />
    </>
  );
}

/** Whether a passage stands on a spread of its own. */
function isTruth(section: PageSection): section is TextSection & { truth: string } {
  return section.kind === "text" && section.truth !== undefined;
}
