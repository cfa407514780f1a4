import { FaqList } from "~/app/parts/faq-list";
import { FileSheet, RuledText } from "~/app/parts/file-sheet";
import { ReaderCard } from "~/app/parts/people/reader-slip";
import { pageMeta } from "~/app/seo/page-meta";
import { readerOf } from "~/firm/firm-details";
import { contact } from "~/words/pages/contact";
import { readerSlip } from "~/words/reader-slip";
import { ContactWays } from "./contact-ways";

export const meta = () => pageMeta("contact", contact.meta);

export default function ContactRoute() {
  const { hero, details, form, office, faqs } = contact;
  return (
    <>
      <ContactWays hero={hero} details={details} form={form} office={office} />
      <div className="border-ink border-b-2 print:border-0">
        <FileSheet>
          <RuledText className="overflow-x-clip">
            <h2>{faqs.heading}</h2>
            <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-6 xl:grid-cols-[minmax(0,1fr)_22rem] md:*:mt-0!">
              <FaqList group="contact-faq" items={faqs.items} />
              <div className="screen-only md:*:pt-0">
                <ReaderCard {...readerSlip} reader={readerOf()} />
              </div>
            </div>
          </RuledText>
        </FileSheet>
      </div>
    </>
  );
}
