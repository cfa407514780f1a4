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
  const half = Math.ceil(faqs.items.length / 2);
  return (
    <>
      <ContactWays hero={hero} details={details} form={form} office={office} />
      <div className="border-ink border-b-2 print:border-0">
        <FileSheet>
          <RuledText className="overflow-x-clip">
            <h2>{faqs.heading}</h2>
            <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 *:mt-0! xl:max-[90rem]:grid-cols-2">
              {[faqs.items.slice(0, half), faqs.items.slice(half)].map((items, column) => (
                <FaqList
                  key={items[0]?.id}
                  group="contact-faq"
                  items={items}
                  goesOn={column === 0}
                />
              ))}
            </div>
            <div className="screen-only mt-6 max-w-2xl">
              <ReaderCard {...readerSlip} reader={readerOf()} />
            </div>
          </RuledText>
        </FileSheet>
      </div>
    </>
  );
}
