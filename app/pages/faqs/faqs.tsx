import { ClosingBand } from "~/app/parts/closing-band";
import { FaqList } from "~/app/parts/faq-list";
import { FileSheet } from "~/app/parts/file-sheet";
import { SectionBody } from "~/app/parts/passages/page-sections";
import { SourceDetails } from "~/app/parts/sources";
import { pageMeta } from "~/app/seo/page-meta";
import { consultation } from "~/words/consultation";
import { feeSections } from "~/words/fees";
import { faqs } from "~/words/pages/faqs";
import { factsIn } from "~/words/say";
import { FaqsHero } from "./faqs-hero";
import { DatedLetter, FileEntry } from "./file-entry";

export const meta = () => pageMeta("faqs", faqs.meta);

export default function FaqsRoute() {
  return (
    <>
      <FaqsHero hero={faqs.hero} card={{ question: faqs.items[0].question, answer: faqs.onCard }} />
      <FileSheet>
        {faqs.parts.map(({ heading, items }, index) => (
          <FileEntry key={heading} heading={heading} below={index === 0 && <DatedLetter />}>
            <FaqList
              group="faqs"
              items={items}
              after={faqs.items.indexOf(items[0])}
              open={faqs.items[0]?.id}
            />
          </FileEntry>
        ))}
        {feeSections.map((section) => (
          <FileEntry key={section.heading} heading={section.heading}>
            <SectionBody section={section} />
          </FileEntry>
        ))}
        <FileEntry>
          <div className="pb-4">
            <SourceDetails facts={factsIn(faqs)} />
          </div>
        </FileEntry>
      </FileSheet>
      <ClosingBand {...faqs.help} next={consultation} />
    </>
  );
}
