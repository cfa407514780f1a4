import { firm } from "~/config/firm";
import { consultation, consultationBand } from "~/content/consultation";
import { faqs } from "~/content/pages/faqs";
import { serviceWords } from "~/content/services/common";
import { phoneHref } from "~/lib/contact-links";
import { fillIn } from "~/lib/fill-in";
import { ClosingBand } from "~/sections/closing-band";
import { FaqHelp } from "~/sections/faq-help";
import { FaqList } from "~/sections/faq-list";
import { FileHero } from "~/sections/file-hero";
import { Sources } from "~/sections/sources";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("faqs", faqs.meta);

const words = fillIn(faqs);

export default function FaqsRoute() {
  return (
    <>
      <FileHero {...words.hero} />
      <section aria-label={words.hero.badge} className="page-width section-gap">
        <h2 className="sr-only">{words.hero.badge}</h2>
        <FaqList group="faqs" items={words.items} />
      </section>
      <FaqHelp {...words.help} phone={{ text: firm.phone, href: phoneHref }} />
      <Sources {...serviceWords.sources} facts={faqs.facts} />
      <ClosingBand {...consultationBand} next={consultation} />
    </>
  );
}
