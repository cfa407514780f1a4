import { consultation, consultationBand } from "~/content/consultation";
import { feeSections } from "~/content/fees";
import { faqs } from "~/content/pages/faqs";
import { scamCheck, scamCheckFacts } from "~/content/scam-check";
import { serviceWords } from "~/content/services/common";
import { CardIndex } from "~/illustrations/pages/card-index";
import { ClosingBand } from "~/sections/closing-band";
import { FaqHelp } from "~/sections/faq-help";
import { FaqList } from "~/sections/faq-list";
import { FileHero } from "~/sections/file-hero";
import { PageSections } from "~/sections/page-sections";
import { Passage, Passages } from "~/sections/passage";
import { Sources } from "~/sections/sources";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("faqs", faqs.meta);

export default function FaqsRoute() {
  return (
    <>
      <FileHero {...faqs.hero} drawing={<CardIndex />} above="ground" />
      <Passages>
        <Passage heading={faqs.heading}>
          <FaqList group="faqs" items={faqs.items} />
        </Passage>
        <PageSections sections={[...feeSections, scamCheck]} />
      </Passages>
      <FaqHelp {...faqs.help} />
      <Sources {...serviceWords.sources} facts={[...faqs.facts, ...scamCheckFacts]} />
      <ClosingBand {...consultationBand} next={consultation} />
    </>
  );
}
