import { consultation } from "~/content/consultation";
import { defenceWords as words } from "~/content/services/common";
import type { DefencePage } from "~/content/services/types";
import { ClosingBand } from "~/sections/closing-band";
import { DefenceHero } from "~/sections/defence-hero";
import { FaqList } from "~/sections/faq-list";
import { PageSections } from "~/sections/page-sections";
import { RelatedPages } from "~/sections/related-pages";
import { SideHeading } from "~/sections/side-heading";
import { Sources } from "~/sections/sources";

/** One of the six investigation-defence pages. On paper its first part alone makes one sheet. */
export function DefenceScreen({ page }: { page: DefencePage }) {
  return (
    <>
      <DefenceHero page={page} words={words} />
      <div className="screen-only section-gap">
        <PageSections sections={page.sections} />
        {page.faqs && (
          <SideHeading heading={page.faqs.heading}>
            <FaqList group="questions" items={page.faqs.items} />
          </SideHeading>
        )}
      </div>
      <RelatedPages heading={words.related} pages={page.related} />
      <Sources {...words.sources} facts={page.facts} />
      <ClosingBand {...words.closing} next={consultation} />
    </>
  );
}
