import { firm } from "~/config/firm";
import { personOf } from "~/config/firm-details";
import { consultation } from "~/content/consultation";
import { contact } from "~/content/pages/contact";
import { signedNote } from "~/content/signed-note";
import { ContactWays } from "~/sections/contact-ways";
import { FaqList } from "~/sections/faq-list";
import { FileHero } from "~/sections/file-hero";
import { NumberedSteps } from "~/sections/numbered-steps";
import { Passage, Passages } from "~/sections/passage";
import { Section } from "~/sections/section";
import { SignedNote } from "~/sections/signed-note";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("contact", contact.meta);

export default function ContactRoute() {
  const { hero, details, form, faqs } = contact;
  return (
    <>
      <FileHero {...hero} />
      <ContactWays details={details} form={form} />
      <Section heading={consultation.heading}>
        <NumberedSteps steps={consultation.steps} />
      </Section>
      <SignedNote {...signedNote} signatory={personOf(firm.signatory)} />
      <Passages>
        <Passage heading={faqs.heading}>
          <FaqList group="contact-faq" items={faqs.items} />
        </Passage>
      </Passages>
    </>
  );
}
