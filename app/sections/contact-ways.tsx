import type { ComponentProps } from "react";
import { firm } from "~/config/firm";
import { ContactDetails } from "./contact-details";
import { LeadFormFrame } from "./lead-form-frame";

type FrameWords = Pick<ComponentProps<typeof LeadFormFrame>, "loading" | "failed">;

interface ContactWaysProps {
  details: ComponentProps<typeof ContactDetails>["words"];
  form: FrameWords & { heading: string; text: string; frameTitle: string };
}

/** Every way to reach the firm, and beside them the form. */
export function ContactWays({ details, form }: ContactWaysProps) {
  return (
    <div className="page-width grid gap-x-6 gap-y-12 py-10 md:py-14 lg:grid-cols-12">
      <div className="lg:col-span-5 lg:pr-8">
        <ContactDetails words={details} />
      </div>
      <section id="write" aria-label={form.heading} className="screen-only lg:col-span-7">
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
  );
}
