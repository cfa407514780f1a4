import { FaqList } from "~/app/parts/faq-list";
import { FileEntry, FileSheet } from "~/app/parts/file-sheet";
import { NextSteps } from "~/app/parts/next-steps";
import { ReaderCard } from "~/app/parts/people/reader-slip";
import { pageMeta } from "~/app/seo/page-meta";
import { readerOf } from "~/firm/firm-details";
import { consultation } from "~/words/consultation";
import { contact } from "~/words/pages/contact";
import { readerSlip } from "~/words/reader-slip";
import { ContactWays } from "./contact-ways";

export const meta = () => pageMeta("contact", contact.meta);

export default function ContactRoute() {
  const { hero, details, form, office, faqs } = contact;
  return (
    <>
      <ContactWays hero={hero} details={details} form={form} office={office}>
        <h2 className="mb-4">{consultation.heading}</h2>
        <NextSteps steps={consultation.steps} />
      </ContactWays>
      <div className="border-ink border-b-2 print:border-0">
        <FileSheet>
          <FileEntry
            heading={faqs.heading}
            below={<ReaderCard {...readerSlip} reader={readerOf()} />}
          >
            <FaqList group="contact-faq" items={faqs.items} />
          </FileEntry>
        </FileSheet>
      </div>
    </>
  );
}
