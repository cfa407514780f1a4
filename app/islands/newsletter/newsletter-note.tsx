import type { ComponentProps } from "react";
import { Island } from "~/app/islands/island";
import { NewsletterForm } from "./newsletter";

interface NewsletterNoteProps extends ComponentProps<typeof NewsletterForm> {
  heading: string;
  text: string;
}

/** Offers the newsletter, on a manila note. */
export function NewsletterNote({ heading, text, ...form }: NewsletterNoteProps) {
  return (
    <section
      aria-label={heading}
      className="screen-only page-width pb-[calc(var(--section-gap)/2)]"
    >
      <div className="grid items-center gap-x-10 gap-y-6 border-l-[6px] border-manila bg-manila-tint p-6 dark:bg-band md:p-10 lg:grid-cols-2">
        <div>
          <h2>{heading}</h2>
          <p className="mt-3">{text}</p>
        </div>
        <Island name="newsletter" of={NewsletterForm} props={form} wakes="sign" />
      </div>
    </section>
  );
}
