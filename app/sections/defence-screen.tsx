import type { DefencePage } from "~/content/types";
import { ClosingBand } from "./closing-band";
import { DefenceHero } from "./defence-hero";
import { FaqList } from "./faq-list";
import { PageSections } from "./page-sections";
import { RelatedPages } from "./related-pages";
import type { ScreenWords } from "./screen-words";
import { SideHeading } from "./side-heading";
import { Sources } from "./sources";

/** The words that all investigation-defence pages share. */
interface DefenceWords extends ScreenWords {
  call: string;
  help: string;
  phoneLead: string;
  first: string;
  bring: string;
}

interface DefenceScreenProps {
  page: DefencePage;
  words: DefenceWords;
  phone: { text: string; href: string };
}

/** One of the six investigation-defence pages. On paper its first part alone makes one sheet. */
export function DefenceScreen({ page, words, phone }: DefenceScreenProps) {
  return (
    <>
      <DefenceHero page={page} words={words} phone={phone} />
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
      <ClosingBand {...words.closing} next={words.next} />
    </>
  );
}
