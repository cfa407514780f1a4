import type { ComponentProps } from "react";
import { Island } from "~/app/islands/island";
import { Postmark } from "~/app/parts/postmark";
import { headOffice } from "~/firm/firm-details";
import { NewsletterForm } from "./newsletter";

interface NewsletterNoteProps extends ComponentProps<typeof NewsletterForm> {
  heading: string;
  text: string;
}

/** Offers the newsletter, on a reply card stamped and cancelled. */
export function NewsletterNote({ heading, text, ...form }: NewsletterNoteProps) {
  return (
    <section
      aria-label={heading}
      className="screen-only page-width pb-[calc(var(--section-gap)/2)]"
    >
      <div className="on-paper relative grid border-2 border-ink lg:grid-cols-[2fr_3fr]">
        <div className="p-5 pb-0 md:p-8 lg:pb-8">
          <h2 className="text-balance">{heading}</h2>
          <p className="mt-3 max-w-text text-pretty">{text}</p>
        </div>
        <div className="ruled-fields p-5 md:p-8 max-lg:pt-5 lg:my-6 lg:border-l-2 lg:border-ink lg:py-2 lg:pr-60">
          <Island name="newsletter" of={NewsletterForm} props={form} wakes="sign" />
        </div>
        <div
          aria-hidden="true"
          className="absolute top-6 right-6 h-32 w-28 border-2 border-ink bg-sheet p-2 max-lg:hidden"
        >
          <div className="size-full lining" />
          <div className="absolute top-7 -left-24 h-32 w-56 -rotate-6">
            <Postmark city={headOffice.image ?? headOffice.name} />
          </div>
        </div>
      </div>
    </section>
  );
}
