import type { ReactNode } from "react";
import { DeadlineIsland } from "~/app/islands/deadline/deadline-island";
import { ClosingBand } from "~/app/parts/closing-band";
import { FileSheet, WideEntry } from "~/app/parts/file-sheet";
import { isFolded, SectionBody } from "~/app/parts/passages/page-sections";
import { consultation } from "~/words/consultation";
import { feeSections } from "~/words/fees";
import { defenceWords } from "~/words/services/common";
import type { DefencePage, PageSection, TextSection } from "~/words/services/service-page";
import { Clock } from "./clock";
import { DefenceHero } from "./defence-hero";
import { DefenceQuestions, Feared } from "./defence-questions";
import { FirstEntry, SolicitorEntry } from "./first-entry";
import { Truth } from "./truth";
import { SolicitorThenUs } from "./whom-to-call";

interface DefenceScreenProps {
  page: DefencePage;
  aboveHero?: ReactNode;
}

/** One of the six investigation-defence pages, in three spreads. On paper it makes one sheet. */
export function DefenceScreen({ page, aboveHero }: DefenceScreenProps) {
  const { first = 0 } = page.faqs;
  const [opening] = page.sections;
  const isTruthFirst = opening && isTruth(opening);
  const truths = page.sections.filter(isTruth).map((one) => <Truth key={one.heading} {...one} />);
  const sections = [...page.sections.filter((one) => !isTruth(one)), ...feeSections];
  const passages = sections.filter((one) => !isFolded(one));
  const feared = <Feared page={page} sections={sections} />;
  return (
    <>
      {aboveHero}
      <DefenceHero page={page} />
      <FileSheet data-print-sheet>
        <FirstEntry page={page}>{first === 0 && feared}</FirstEntry>
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
            <SectionBody section={section} isWide />
          </WideEntry>
        </FileSheet>
      ))}
      {!isTruthFirst && (
        <div className={passages.length > 0 ? "" : "screen-only bg-band pt-8"}>{truths}</div>
      )}
      <FileSheet className="screen-only">
        <DefenceQuestions page={page} sections={sections} />
      </FileSheet>
      <ClosingBand
        {...defenceWords.closing}
        text={page.closing ?? defenceWords.closing.text}
        reach={page.solicitorFirst && <SolicitorThenUs />}
        next={page.next ?? consultation}
      />
    </>
  );
}

/** Whether a passage stands on a spread of its own. */
function isTruth(section: PageSection): section is TextSection & { truth: string } {
  return section.kind === "text" && section.truth !== undefined;
}
