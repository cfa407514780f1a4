import { firm } from "~/config/firm";
import { consultation } from "~/content/consultation";
import { contact } from "~/content/pages/contact";
import { ContactDetails } from "~/sections/contact-details";
import { FaqList } from "~/sections/faq-list";
import { FileHero } from "~/sections/file-hero";
import { LeadFormFrame } from "~/sections/lead-form-frame";
import { NumberedSteps } from "~/sections/numbered-steps";
import { Section } from "~/sections/section";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("contact", contact.meta);

export default function ContactRoute() {
  const { hero, details, form, faqs } = contact;
  return (
    <>
      <FileHero {...hero} />
      <div className="page-width grid gap-x-6 gap-y-12 py-10 md:py-14 lg:grid-cols-12">
        <div className="lg:col-span-5 lg:pr-8">
          <ContactDetails words={details} />
        </div>
        <section aria-label={form.heading} className="screen-only lg:col-span-7">
          <h2 className="text-h3 font-[560]">{form.heading}</h2>
          <p className="mt-1 mb-5 text-ink-2">{form.text}</p>
          <LeadFormFrame
            {...firm.leadForm}
            title={form.frameTitle}
            loading={form.loading}
            failed={form.failed}
          />
        </section>
      </div>
      <Section heading={consultation.heading}>
        <NumberedSteps steps={consultation.steps} />
      </Section>
      <Section heading={faqs.heading}>
        <FaqList group="contact-faq" items={faqs.items} />
      </Section>
    </>
  );
}
