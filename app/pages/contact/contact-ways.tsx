import type { ComponentProps, ReactNode } from "react";
import { PageTab } from "~/app/design/file-tab";
import { Island } from "~/app/islands/island";
import { LeadFormFrame } from "~/app/islands/lead-form-frame/lead-form-frame";
import { SolicitorLine } from "~/app/parts/contact/solicitor-line";
import { firm } from "~/firm/firm";
import { ContactDetails } from "./contact-details";

type FrameWords = Pick<ComponentProps<typeof LeadFormFrame>, "loading" | "failed">;

interface ContactWaysProps {
  hero: { badge: string; headline: string; lede: string };
  details: ComponentProps<typeof ContactDetails>["words"];
  form: FrameWords & { heading: string; text: string; frameTitle: string };
  office: { heading: string; text: string };
  /** What follows a call or a message. */
  children: ReactNode;
}

/** The page's first words and every way to reach the firm, and beside them the form on its sheet. */
export function ContactWays({ hero, details, form, office, children }: ContactWaysProps) {
  return (
    <div className="border-ink md:border-b-2">
      <div className="page-width pt-3 sm:pt-6 md:pt-8">
        <PageTab>{hero.badge}</PageTab>
        <div className="grid gap-x-6 gap-y-10 pt-5 pb-10 sm:pt-8 md:grid-cols-2 lg:grid-cols-12 lg:grid-rows-[auto_1fr_auto] lg:pb-12">
          <div className="md:col-span-2 lg:col-span-6">
            <h1 className="lg:text-display">{hero.headline}</h1>
            <p className="mt-5 max-w-[30em] lg:pr-14 text-lede text-ink-2 text-pretty">
              {hero.lede}
            </p>
            <SolicitorLine className="mt-3 text-small lg:pr-14" />
          </div>
          {/* Its place is stated: while the form is still on its way, it would stand in the form's. */}
          <div
            data-calls
            className="gap-x-6 md:max-lg:col-span-2 md:max-lg:grid md:max-lg:grid-cols-2 lg:col-span-6 lg:flex lg:flex-col lg:col-start-1 lg:row-start-2 lg:pr-14"
          >
            <ContactDetails words={details} office={office} />
          </div>
          <section
            id="write"
            aria-label={form.heading}
            className="on-paper relative flex flex-col border-2 border-ink md:col-span-2 lg:col-span-6 lg:col-start-7 lg:row-span-2 lg:row-start-1 lg:-ml-8 lg:self-start lg:pl-7 print:border-0 print:bg-transparent"
          >
            <div className="screen-only pt-8">
              <div className="px-[calc(1.25rem+2px)]">
                <h2>{form.heading}</h2>
                <p className="mt-2 text-pretty">{form.text}</p>
              </div>
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
            </div>
            <div
              aria-hidden="true"
              className="screen-only absolute inset-y-0 left-2 border-l-2 border-red lg:left-7"
            />
          </section>
          <div className="screen-only md:col-span-2 lg:col-span-12">{children}</div>
        </div>
      </div>
    </div>
  );
}
