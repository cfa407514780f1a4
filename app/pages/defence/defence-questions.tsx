import type { ReactNode } from "react";
import { Island } from "~/app/islands/island";
import { PenaltyTool } from "~/app/islands/penalties/penalty-tool";
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

/** A list of so many questions reaches the foot of who reads the letter, with where to read on below; a shorter one has that below itself. */
const rowsBesideReader = 7;

interface DefenceQuestionsProps {
  page: DefencePage;
  sections: readonly PageSection[];
}

/** What else is asked, with the passages that are folded up in the same list, beside who reads the letter. */
export function DefenceQuestions({ page, sections }: DefenceQuestionsProps) {
  const { first = 0, open, items, heading } = page.faqs;
  const folds = foldsOf(
    sections.filter(({ folded }) => folded === "passage"),
    4,
  ).map((fold) =>
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

/** The one question about penalties: what leads to the range of a case, then the table of all. */
function PenaltyFold({ isVat, children }: { isVat: boolean; children: ReactNode }) {
  return (
    <>
      <Island name="penalty-tool" of={PenaltyTool} props={{ isVat }} />
      <div className="mt-8">{children}</div>
    </>
  );
}
