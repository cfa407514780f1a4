import { Button } from "~/app/design/button";
import { EmailLink, MessagingLink } from "~/app/design/contact-link";
import { PenNote } from "~/app/design/pen-note";
import { Words } from "~/app/design/words";
import { Island } from "~/app/islands/island";
import { LeadFormFrame } from "~/app/islands/lead-form-frame/lead-form-frame";
import { Letter } from "~/app/parts/letter";
import { NextSteps } from "~/app/parts/next-steps";
import { ReaderCard } from "~/app/parts/people/reader-slip";
import { firm } from "~/firm/firm";
import { headOffice } from "~/firm/firm-details";
import { consultation } from "~/words/consultation";
import { exampleLetter } from "~/words/example-letter";
import type { contact } from "~/words/pages/contact";

type Contact = typeof contact;

/** What to look for before the call, what comes after it and who answers; beside them, as long as they are, the form; and below, the office. */
export function ContactWays({
  details,
  form,
  office,
}: Pick<Contact, "details" | "form" | "office">) {
  return (
    <div className="overflow-x-clip border-ink md:border-b-2">
      <div className="page-width grid grid-cols-1 gap-x-16 gap-y-8 py-8 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr_auto] lg:pt-16 lg:pb-12">
        <div>
          <h2 className="text-h3">{details.date.heading}</h2>
          <p className="mt-2">{details.date.text}</p>
          <div className="screen-only -mr-[calc(var(--gutter)+1rem)] mt-8 origin-left -rotate-1 *:pb-18! lg:mr-0">
            <Letter crop="line">
              <div className="in-the-light absolute top-full left-12 mt-2">
                <PenNote>{exampleLetter.note}</PenNote>
              </div>
            </Letter>
          </div>
          <div className="screen-only mt-8">
            <h2 className="mb-3 text-h3">{consultation.heading}</h2>
            <NextSteps steps={consultation.steps} />
          </div>
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <MessageSheet {...form} />
        </div>
        {/* Its place is stated: while the form is still on its way, it would stand in the form's. */}
        <div className="grid content-start gap-y-8 lg:col-start-1 lg:row-start-2">
          <OtherWays {...details} />
          <ReaderCard />
        </div>
        <div className="lg:col-span-2">
          <div className="gap-x-16 border-t border-rule pt-4 lg:grid lg:grid-cols-[5fr_7fr]">
            <h2 className="text-h3">{office.heading}</h2>
            <div className="max-lg:mt-2">
              <address className="not-italic">
                {[...headOffice.address, headOffice.country].join(", ")}
              </address>
              <p className="mt-2">{office.text}</p>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

/** The form on its sheet. */
function MessageSheet({ heading, text, law, frameTitle, loading, failed }: Contact["form"]) {
  return (
    <section
      id="write"
      aria-label={heading}
      className="on-paper relative scroll-mt-4 screen-only border-2 border-ink pl-3 lg:pl-10"
    >
      <div className="pt-8">
        <div className="px-6.5">
          <h2>{heading}</h2>
          <p className="mt-4">
            <Words>{law}</Words>
          </p>
          <p className="mt-4">{text}</p>
        </div>
        <Island
          name="lead-form-frame"
          of={LeadFormFrame}
          props={{ ...firm.leadForm, title: frameTitle, loading, failed }}
          wakes="load"
        />
      </div>
      <div
        aria-hidden="true"
        className="absolute inset-y-0 left-3 border-l-2 border-red lg:left-10"
      />
    </section>
  );
}

const way = "text-link inline-flex min-h-11 items-center font-semibold";

/** The ways to write that need no form, in one quiet row. */
function OtherWays({ write, textOnly, open, copy, copied, notCopied }: Contact["details"]) {
  const { email, messaging } = firm;
  return (
    <div className="border-t border-rule pt-4">
      <h2 className="mb-1 text-h3">{write}</h2>
      <p>{textOnly}</p>
      <div className="flex flex-wrap items-center gap-x-4">
        <MessagingLink className={way}>{`${open} ${messaging.label}`}</MessagingLink>
        <span className="flex flex-wrap items-center gap-x-4">
          <EmailLink className={`${way} wrap-anywhere`}>{email}</EmailLink>
          <Button
            variant="link"
            size="sm"
            className="needs-script"
            data-copy={email}
            data-copied={`${copied} ${email}`}
            data-not-copied={`${notCopied} ${email}`}
          >
            {copy}
          </Button>
        </span>
      </div>
    </div>
  );
}
