import type { ReactNode } from "react";
import { Island } from "~/app/islands/island";
import { PenaltyTool } from "~/app/islands/penalties/penalty-tool";
import { CaseRows } from "~/app/parts/case-rows";
import { Questions } from "~/app/parts/faq-list";
import { WideEntry } from "~/app/parts/file-sheet";
import { Folds } from "~/app/parts/fold-list";
import { foldsOf } from "~/app/parts/passages/page-sections";
import { ReaderCard } from "~/app/parts/people/reader-slip";
import { RelatedPages } from "~/app/parts/related-pages";
import { SourceDetails } from "~/app/parts/sources";
import { penaltyWords } from "~/words/penalties/penalty-words";
import { factsIn } from "~/words/say";
import { defenceWords as words } from "~/words/services/common";
import type { DefencePage, PageSection } from "~/words/services/service-page";

interface QuestionsProps {
  page: DefencePage;
  sections: readonly PageSection[];
}

/** What a reader asks before all else, below the first steps or on a sheet of its own; nothing where nothing is. */
export function Feared({ page, sections }: QuestionsProps) {
  const { first = 0, open, items } = page.faqs;
  const early = foldsOf(sections.filter(isFoldedAs("early")), 4);
  const [within] = foldsOf(sections.filter(isFoldedAs("in question")), 5);
  const late = page.clock.other?.late;
  if (first + early.length === 0) return null;
  return (
    <div className={`screen-only double-rule divide-y divide-rule ${first > 0 ? "" : "list-rule"}`}>
      {first > 0 && (
        <Questions
          group="questions"
          items={items.slice(0, first)}
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
}

/** A list of so many questions reaches the foot of who reads the letter, with where to read on below; a shorter one has that below itself. */
const rowsBesideReader = 7;

/** What else is asked, with the passages that are folded up in the same list, beside who reads the letter. */
export function DefenceQuestions({ page, sections }: QuestionsProps) {
  const { first = 0, open, items, heading } = page.faqs;
  const folds = foldsOf(sections.filter(isFoldedAs("passage")), 4).map((fold) =>
    fold.heading === penaltyWords.heading
      ? { ...fold, body: <PenaltyFold isVat={page.penalties === "VAT"}>{fold.body}</PenaltyFold> }
      : fold,
  );
  const isShort = items.length - first + folds.length < rowsBesideReader;
  const related = <RelatedPages heading={words.related} pages={page.related} isColumn={!isShort} />;
  return (
    <WideEntry
      heading={heading}
      beside={
        <>
          <ReaderCard />
          {!isShort && related}
        </>
      }
    >
      <div className="double-rule list-rule divide-y divide-rule">
        <Questions group="questions" items={items.slice(first)} open={open} />
        <Folds folds={folds} level={3} />
      </div>
      <div className="mt-3">
        <SourceDetails facts={factsIn(page)} />
        {isShort && <div className="mt-6">{related}</div>}
      </div>
    </WideEntry>
  );
}

const isFoldedAs = (how: PageSection["folded"]) => (one: PageSection) => one.folded === how;

/** The one question about penalties: what leads to the range of a case, then the table of all. */
function PenaltyFold({ isVat, children }: { isVat: boolean; children: ReactNode }) {
  return (
    <>
      <Island name="penalty-tool" of={PenaltyTool} props={{ isVat }} />
      <div className="mt-8">{children}</div>
    </>
  );
}
