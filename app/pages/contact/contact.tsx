import { FaqList } from "~/app/parts/faq-list";
import { FileSheet, WideEntry } from "~/app/parts/file-sheet";
import { pageMeta } from "~/app/seo/page-meta";
import { contact } from "~/words/pages/contact";
import { ContactEnvelope } from "./contact-envelope";
import { ContactWays } from "./contact-ways";

export const meta = () => pageMeta("contact", contact.meta);

export default function ContactRoute() {
  const { hero, details, form, office, faqs } = contact;
  return (
    <>
      <ContactEnvelope hero={hero} details={details} />
      <ContactWays details={details} form={form} office={office} />
      <div className="border-ink border-b-2 print:border-0">
        <FileSheet>
          <WideEntry heading={faqs.heading}>
            <FaqList group="contact-faq" items={faqs.items} />
          </WideEntry>
        </FileSheet>
      </div>
    </>
  );
}
