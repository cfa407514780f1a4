import { FaqList } from "~/app/parts/faq-list";
import { FileEntry, FileSheet } from "~/app/parts/file-sheet";
import { NumberedSteps } from "~/app/parts/numbered-steps";
import { ReaderSlip } from "~/app/parts/people/reader-slip";
import { Section } from "~/app/parts/section";
import { pageMeta } from "~/app/seo/page-meta";
import { readerOf } from "~/firm/firm-details";
import { consultation } from "~/words/consultation";
import { contact } from "~/words/pages/contact";
import { readerSlip } from "~/words/reader-slip";
import { ContactWays } from "./contact-ways";

export const meta = () => pageMeta("contact", contact.meta);

export default function ContactRoute() {
  const { hero, details, form, faqs } = contact;
  return (
    <>
      <ContactWays hero={hero} details={details} form={form} />
      <Section heading={consultation.heading}>
        <NumberedSteps steps={consultation.steps} />
      </Section>
      <ReaderSlip {...readerSlip} reader={readerOf()} />
      <FileSheet>
        <FileEntry heading={faqs.heading}>
          <FaqList group="contact-faq" items={faqs.items} />
        </FileEntry>
      </FileSheet>
    </>
  );
}
