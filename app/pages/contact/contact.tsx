import { FaqList } from "~/app/parts/faq-list";
import { BesideEntry, FileSheet } from "~/app/parts/file-sheet";
import { ReaderCard } from "~/app/parts/people/reader-slip";
import { pageMeta } from "~/app/seo/page-meta";
import { readerOf } from "~/firm/firm-details";
import { contact } from "~/words/pages/contact";
import { readerSlip } from "~/words/reader-slip";
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
          <BesideEntry
            heading={faqs.heading}
            beside={<ReaderCard {...readerSlip} reader={readerOf()} />}
          >
            <FaqList group="contact-faq" items={faqs.items} />
          </BesideEntry>
        </FileSheet>
      </div>
    </>
  );
}
