import { FaqList } from "~/app/parts/faq-list";
import { FileSheet, WideEntry } from "~/app/parts/file-sheet";
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
          <WideEntry heading={faqs.heading}>
            <div className="grid grid-cols-1 items-start gap-x-16 gap-y-6 xl:grid-cols-[1fr_22rem]">
              <div className="*:first:mt-0!">
                <FaqList group="contact-faq" items={faqs.items} />
              </div>
              <div>
                <div className="screen-only -mx-(--gutter) overflow-x-clip px-(--gutter) md:*:pt-0">
                  <ReaderCard {...readerSlip} reader={readerOf()} />
                </div>
                <h2 className="mt-8 text-h3">{office.heading}</h2>
                <address className="mt-2 not-italic">
                  {[...headOffice.address, headOffice.country].join(", ")}
                </address>
                <p className="mt-2">{office.text}</p>
              </div>
            </div>
          </WideEntry>
        </FileSheet>
      </div>
    </>
  );
}
