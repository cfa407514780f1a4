import { FaqList } from "~/app/parts/faq-list";
import { FileSheet, RuledText } from "~/app/parts/file-sheet";
import { Address } from "~/app/parts/office-table";
import { ReaderCard } from "~/app/parts/people/reader-slip";
import { pageMeta } from "~/app/seo/page-meta";
import { headOffice, readerOf } from "~/firm/firm-details";
import { contact } from "~/words/pages/contact";
import { readerSlip } from "~/words/reader-slip";
import { ContactWays } from "./contact-ways";

export const meta = () => pageMeta("contact", contact.meta);

export default function ContactRoute() {
  const { hero, details, form, office, faqs } = contact;
  return (
    <>
      <ContactWays hero={hero} details={details} form={form} />
      <div className="border-ink border-b-2 print:border-0">
        <FileSheet>
          <RuledText className="overflow-x-clip">
            <h2>{faqs.heading}</h2>
            <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-6 xl:grid-cols-[minmax(0,1fr)_22rem] md:*:mt-0!">
              <FaqList group="contact-faq" items={faqs.items} />
              <div>
                <div className="screen-only md:*:pt-0">
                  <ReaderCard {...readerSlip} reader={readerOf()} />
                </div>
                <h2 className="mt-10 text-h3 max-xl:mt-8">{office.heading}</h2>
                <div className="mt-2">
                  <Address office={headOffice} />
                  <p>{headOffice.country}</p>
                </div>
                <p className="mt-2">{office.text}</p>
              </div>
            </div>
          </RuledText>
        </FileSheet>
      </div>
    </>
  );
}
