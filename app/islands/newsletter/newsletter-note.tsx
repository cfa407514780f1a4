import type { ComponentProps } from "react";
import { PageLink } from "~/app/design/link";
import { Island } from "~/app/islands/island";
import type { blog } from "~/words/pages/blog";
import { NewsletterForm } from "./newsletter";

type NewsletterNoteProps = typeof blog.newsletter & ComponentProps<typeof NewsletterForm>;

/** Offers the newsletter, on a coupon to cut out. */
export function NewsletterNote({ heading, text, kept, ...form }: NewsletterNoteProps) {
  return (
    <section aria-label={heading} className="screen-only page-width pb-12">
      <div className="on-paper grid gap-x-12 gap-y-4 p-4 outline-2 -outline-offset-2 outline-ink outline-dashed md:p-8 lg:grid-cols-[2fr_3fr]">
        <div>
          <h2 className="text-h3">{heading}</h2>
          <p className="mt-2 max-w-text">{text}</p>
          <PageLink
            page="privacy-policy"
            className="text-link inline-flex min-h-11 items-center font-semibold"
          >
            {kept}
          </PageLink>
        </div>
        <div className="ruled-fields">
          <Island name="newsletter" of={NewsletterForm} props={form} wakes="sign" />
        </div>
      </div>
    </section>
  );
}
