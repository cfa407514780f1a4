import type { ComponentProps } from "react";
import { PageTab } from "~/app/design/file-tab";
import { Island } from "~/app/islands/island";
import { LeadFormFrame } from "~/app/islands/lead-form-frame/lead-form-frame";
import { firm } from "~/firm/firm";
import { ContactDetails } from "./contact-details";

type FrameWords = Pick<ComponentProps<typeof LeadFormFrame>, "loading" | "failed">;

interface ContactWaysProps {
  hero: { badge: string; headline: string; lede: string };
  details: ComponentProps<typeof ContactDetails>["words"];
  form: FrameWords & { heading: string; text: string; frameTitle: string };
}

/** The page's first words and every way to reach the firm, and beside them the form. */
export function ContactWays({ hero, details, form }: ContactWaysProps) {
  return (
    <div className="page-width pt-3 pb-10 sm:pt-6 md:pt-8 md:pb-14">
      <PageTab>{hero.badge}</PageTab>
      <div className="mt-5 grid gap-x-6 gap-y-12 sm:mt-8 lg:grid-cols-12">
        <div className="lg:col-span-6 lg:pr-8">
          <h1 className="lg:text-display">{hero.headline}</h1>
          <p className="mt-5 max-w-[30em] text-lede text-ink-2">{hero.lede}</p>
          <ContactDetails words={details} />
        </div>
        <section id="write" aria-label={form.heading} className="screen-only lg:col-span-6">
          <h2 className="text-h3 font-[560]">{form.heading}</h2>
          <p className="mt-1 mb-5 text-ink-2">{form.text}</p>
          <Island
            name="lead-form-frame"
            of={LeadFormFrame}
            props={{
              ...firm.leadForm,
              title: form.frameTitle,
              loading: form.loading,
              failed: form.failed,
            }}
            wakes="load"
          />
        </section>
      </div>
    </div>
  );
}
