import { services } from "~/config/navigation";
import { leadForm } from "~/content/pages/lead-form";
import { useFrameHeight } from "~/hooks/use-frame-height";
import { LeadForm } from "~/sections/lead-form";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta(null, leadForm.meta);

/** The document inside the frame on /contact, while the firm has no provider of its own. */
export default function LeadFormRoute() {
  const content = useFrameHeight();
  const { meta: _, ...words } = leadForm;
  return (
    <main ref={content} aria-label={leadForm.heading} data-embedded className="p-5 md:p-8">
      <h1 className="sr-only">{leadForm.heading}</h1>
      <LeadForm {...words} services={services.map(({ title }) => title)} />
    </main>
  );
}
