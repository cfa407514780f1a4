import { consultation, consultationBand } from "~/content/consultation";
import { faqs } from "~/content/pages/faqs";
import { serviceWords } from "~/content/services/common";
import { ClosingBand } from "~/sections/closing-band";
import { FaqHelp } from "~/sections/faq-help";
import { FaqList } from "~/sections/faq-list";
import { FileHero } from "~/sections/file-hero";
import { Section } from "~/sections/section";
import { Sources } from "~/sections/sources";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("faqs", faqs.meta);

export default function FaqsRoute() {
  return (
    <>
      <FileHero {...faqs.hero} />
      <Section heading={faqs.hero.badge} unseen>
        <FaqList group="faqs" items={faqs.items} />
      </Section>
      <FaqHelp {...faqs.help} />
      <Sources {...serviceWords.sources} facts={faqs.facts} />
      <ClosingBand {...consultationBand} next={consultation} />
    </>
  );
}
