import type { ReactNode } from "react";
import { DeadlineIsland } from "~/app/islands/deadline/deadline-island";
import { Island } from "~/app/islands/island";
import { PenaltyTool } from "~/app/islands/penalties/penalty-tool";
import { CaseRows } from "~/app/parts/case-rows";
import { ClosingBand } from "~/app/parts/closing-band";
import { Questions } from "~/app/parts/faq-list";
import { FileSheet, WideEntry } from "~/app/parts/file-sheet";
import { Folds } from "~/app/parts/fold-list";
import { foldsOf, isFolded, SectionBody } from "~/app/parts/passages/page-sections";
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
import { FaqEntry } from "./faq-entry";
import { FirstEntry } from "./first-entry";
import { SolicitorEntry } from "./solicitor-entry";
import { SolicitorThenUs } from "./solicitor-then-us";
import { Truth } from "./truth";

interface DefenceScreenProps {
  page: DefencePage;
  aboveHero?: ReactNode;
}

/** A list of so many questions reaches the foot of who reads the letter, with where to read on below; a shorter one has that below itself. */
const rowsBesideReader = 7;

/** One of the six investigation-defence pages, in three spreads. On paper it makes one sheet. */
export function DefenceScreen({ page, aboveHero }: DefenceScreenProps) {
  const { first = 0, open, items: faqs } = page.faqs;
  const [opening] = page.sections;
  const sections = [...page.sections.filter((one) => !isTruth(one)), ...feeSections];
  const truths = page.sections.filter(isTruth).map((one) => <Truth key={one.heading} {...one} />);
  const isTruthFirst = opening && isTruth(opening);
  const early = foldsOf(sections.filter(({ folded }) => folded === "early"));
  const later = sections.filter(({ folded }) => folded === "passage");
  const folds = foldsOf(later).map((fold) =>
    fold.heading === penaltyWords.heading
      ? { ...fold, body: <PenaltyFold isVat={page.penalties === "VAT"}>{fold.body}</PenaltyFold> }
      : fold,
  );
  const [within] = foldsOf(sections.filter((one) => one.folded === "in question"));
  const late = page.clock.other?.late;
  const feared = first + early.length > 0 && (
    <div className={`screen-only double-rule divide-y divide-rule ${first > 0 ? "" : "list-rule"}`}>
      {first > 0 && (
        <Questions
          group="questions"
          items={faqs.slice(0, first)}
          open={open}
          isWide
          last={within}
        />
      )}
      {late && (
        <Folds
          folds={[{ id: late.id, heading: late.title, body: <CaseRows cases={late.cases} /> }]}
          level={3}
        />
      )}
      <Folds folds={early} level={3} />
    </div>
  );
  const passages = sections.filter((one) => !isFolded(one));
  const isListShort = faqs.length - first + folds.length < rowsBesideReader;
  const related = (
    <RelatedPages heading={words.related} pages={page.related} isColumn={!isListShort} />
  );
  const questions = (
    <FaqEntry
      heading={page.faqs.heading}
      items={faqs.slice(first)}
      open={open}
      folds={folds}
      beside={
        <>
          <ReaderCard {...readerSlip} reader={readerOf()} />
          {!isListShort && related}
        </>
      }
    >
      <SourceDetails {...words.sources} facts={factsIn(page)} />
      {isListShort && <div className="mt-6">{related}</div>}
    </FaqEntry>
  );
  return (
    <>
      {aboveHero}
      <DefenceHero page={page} words={words} />
      <FileSheet data-print-sheet>
        <FirstEntry
          heading={words.first}
          steps={page.firstSteps}
          bring={{ heading: words.bring, items: page.bring }}
        >
          {first === 0 && feared}
        </FirstEntry>
      </FileSheet>
      {first > 0 && (
        <>
          <FileSheet className="screen-only">
            <SolicitorEntry {...page.clock} />
          </FileSheet>
          <FileSheet className="screen-only">
            <WideEntry>{feared}</WideEntry>
          </FileSheet>
        </>
      )}
      {isTruthFirst && <div className="screen-only bg-band pb-8">{truths}</div>}
      {first === 0 && <Clock {...page.clock} />}
      <DeadlineIsland page={page} />
      {passages.map((section) => (
        <FileSheet key={section.heading} className="screen-only">
          <WideEntry heading={section.heading} note={section.pen}>
            <SectionBody section={section} hasMargin={section.kind === "text"} />
          </WideEntry>
        </FileSheet>
      ))}
      {!isTruthFirst && (
        <div className={passages.length > 0 ? "" : "screen-only bg-band pt-8"}>{truths}</div>
      )}
      <FileSheet className="screen-only">{questions}</FileSheet>
      <ClosingBand
        {...words.closing}
        text={page.closing ?? words.closing.text}
        reach={page.solicitorFirst && <SolicitorThenUs words={words} />}
        next={page.next ?? consultation}
      />
    </>
  );
}

/** The one question about penalties: what leads to the range of a case, then the table of all. */
function PenaltyFold({ isVat, children }: { isVat: boolean; children: ReactNode }) {
  return (
    <>
      <Island name="penalty-tool" of={PenaltyTool} props={{ isVat }} />
      <div className="mt-8">{children}</div>
    </>
  );
}

/** Whether a passage stands on a spread of its own. */
function isTruth(section: PageSection): section is TextSection & { truth: string } {
  return section.kind === "text" && section.truth !== undefined;
}
