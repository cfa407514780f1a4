import type { ComponentProps } from "react";
import { Island } from "~/app/islands/island";
import { NewsletterForm } from "./newsletter";

interface NewsletterNoteProps extends ComponentProps<typeof NewsletterForm> {
  heading: string;
  text: string;
}

/** Offers the newsletter, on a reply card. */
export function NewsletterNote({ heading, text, ...form }: NewsletterNoteProps) {
  return (
    <section aria-label={heading} className="screen-only page-width pb-(--section-gap)">
      <div className="on-paper grid border-2 border-ink lg:grid-cols-[2fr_3fr]">
        <div className="p-5 pb-0 md:p-8 lg:pb-8">
          <h2 className="text-balance">{heading}</h2>
          <p className="mt-3 max-w-text text-pretty">{text}</p>
        </div>
        <div className="ruled-fields p-5 md:p-8 max-lg:pt-5 lg:my-6 lg:border-l-2 lg:border-ink lg:py-2">
          <Island name="newsletter" of={NewsletterForm} props={form} wakes="sign" />
        </div>
      </div>
    </section>
  );
}
