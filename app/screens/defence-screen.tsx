import type { ReactNode } from "react";
import { firm } from "~/config/firm";
import { personOf } from "~/config/firm-details";
import { consultation } from "~/content/consultation";
import { penaltyWords } from "~/content/penalty-words";
import { defenceWords as words } from "~/content/services/common";
import type { DefencePage } from "~/content/services/types";
import { signedNote } from "~/content/signed-note";
import { ClosingBand } from "~/sections/closing-band";
import { DefenceHero } from "~/sections/defence-hero";
import { FaqList } from "~/sections/faq-list";
import { PageSections } from "~/sections/page-sections";
import { Passage, Passages } from "~/sections/passage";
import { RelatedPages } from "~/sections/related-pages";
import { SignedNote } from "~/sections/signed-note";
import { Sources } from "~/sections/sources";
import { DeadlineBand } from "~/tools/deadline-band";
import { PenaltyTool } from "~/tools/penalty-tool";

/** One of the six investigation-defence pages. On paper its first part alone makes one sheet. */
export function DefenceScreen({ page, drawing }: { page: DefencePage; drawing: ReactNode }) {
  return (
    <>
      <DefenceHero page={page} words={words} drawing={drawing} />
      <DeadlineBand page={page} />
      <div className="screen-only">
        <Passages>
          <PageSections sections={page.sections} />
          {page.penalties && (
            <Passage heading={penaltyWords.heading} remark={penaltyWords.remark}>
              <PenaltyTool isVat={page.penalties === "VAT"} />
            </Passage>
          )}
          {page.faqs && (
            <Passage heading={page.faqs.heading}>
              <FaqList group="questions" items={page.faqs.items} />
            </Passage>
          )}
        </Passages>
      </div>
      <RelatedPages heading={words.related} pages={page.related} />
      <Sources {...words.sources} facts={page.facts} />
      <SignedNote {...signedNote} signatory={personOf(firm.signatory)} />
      <ClosingBand {...words.closing} next={consultation} />
    </>
  );
}
