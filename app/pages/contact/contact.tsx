import { FaqList } from "~/app/parts/faq-list";
import { NumberedSteps } from "~/app/parts/numbered-steps";
import { Passage, Passages } from "~/app/parts/passages/passage";
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
      <Passages>
        <Passage heading={faqs.heading}>
          <FaqList group="contact-faq" items={faqs.items} />
        </Passage>
      </Passages>
    </>
  );
}
