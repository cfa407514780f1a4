import { Island } from "~/app/islands/island";
import { LeadForm } from "~/app/islands/lead-form/lead-form";
import { pageMeta } from "~/app/seo/page-meta";
import { services } from "~/site/navigation";
import { pageById } from "~/site/pages";
import { leadForm } from "~/words/pages/lead-form";

export const meta = () => (
  <>
    {pageMeta(null, leadForm.meta)}
    {/* Webmail and chats refuse to be framed: what leads to them, the form too, leads out of the frame. */}
    <base target="_top" />
  </>
);

const { meta: _, ...words } = leadForm;

/** The document inside the frame on /contact, while the firm has no provider of its own. */
export default function LeadFormRoute() {
  return (
    <main
      aria-label={leadForm.heading}
      data-embedded
      className="px-6 pt-4 pb-6 md:px-8 md:pb-8 [html:has(&)]:on-paper"
    >
      <h1 className="sr-only">{leadForm.heading}</h1>
      <Island
        name="lead-form"
        of={LeadForm}
        props={{ ...words, services: services.map(({ page }) => pageById(page).label) }}
        wakes="sign"
      />
    </main>
  );
}
