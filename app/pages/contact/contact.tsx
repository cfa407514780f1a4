import { FaqList } from "~/app/parts/faq-list";
import { FileEntry, FileSheet } from "~/app/parts/file-sheet";
import { NextSteps } from "~/app/parts/next-steps";
import { NoteOnCard, ReaderCard } from "~/app/parts/people/reader-slip";
import { pageMeta } from "~/app/seo/page-meta";
import { readerOf } from "~/firm/firm-details";
import { consultation } from "~/words/consultation";
import { contact } from "~/words/pages/contact";
import { readerSlip } from "~/words/reader-slip";
import { ContactWays } from "./contact-ways";

export const meta = () => pageMeta("contact", contact.meta);

export default function ContactRoute() {
  const { hero, details, form, faqs } = contact;
  const reader = readerOf();
  const steps = (
    <section aria-label={consultation.heading}>
      <h2 className="mb-4">{consultation.heading}</h2>
      <NextSteps steps={consultation.steps} />
    </section>
  );
  return (
    <>
      <ContactWays
        hero={hero}
        details={details}
        form={form}
        below={reader ? <ReaderCard {...readerSlip} reader={reader} /> : steps}
        after={
          reader && (
            <>
              {steps}
              <NoteOnCard>{readerSlip.note}</NoteOnCard>
            </>
          )
        }
      />
      <FileSheet>
        <FileEntry heading={faqs.heading}>
          <FaqList group="contact-faq" items={faqs.items} />
        </FileEntry>
      </FileSheet>
    </>
  );
}
