import { PenNote } from "~/app/design/pen-note";
import { FaqList } from "~/app/parts/faq-list";
import { FileSheet, RuledText } from "~/app/parts/file-sheet";
import { Letter } from "~/app/parts/letter";
import { ReaderCard } from "~/app/parts/people/reader-slip";
import { pageMeta } from "~/app/seo/page-meta";
import { readerOf } from "~/firm/firm-details";
import { exampleLetter } from "~/words/example-letter";
import { contact } from "~/words/pages/contact";
import { readerSlip } from "~/words/reader-slip";
import { ContactWays } from "./contact-ways";

export const meta = () => pageMeta("contact", contact.meta);

export default function ContactRoute() {
  const { hero, details, form, office, faqs, last } = contact;
  const half = Math.ceil(faqs.items.length / 2);
  return (
    <>
      <ContactWays hero={hero} details={details} form={form} office={office}>
        <ReaderCard {...readerSlip} reader={readerOf()} />
      </ContactWays>
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
            <div className="screen-only mt-10 grid items-center gap-x-12 gap-y-5 lg:grid-cols-2">
              <div>
                <h2>{last.heading}</h2>
                <p className="mt-2">{last.text}</p>
              </div>
              <div className="-mb-8 overflow-y-clip pt-6">
                <div className="-mr-[calc(var(--gutter)+1rem)] -rotate-1 *:pb-32! lg:mr-0">
                  <Letter crop="line">
                    <div className="in-the-light absolute top-full left-12 mt-2">
                      <PenNote>{exampleLetter.note}</PenNote>
                    </div>
                  </Letter>
                </div>
              </div>
            </div>
          </RuledText>
        </FileSheet>
      </div>
    </>
  );
}
