import { ButtonLink } from "~/ui/button";

/** A manila note across the page. */
export function Banner({
  heading,
  text,
  action,
}: {
  heading: string;
  text: string;
  action: string;
}) {
  return (
    <section aria-label={heading} className="page-width section-gap">
      <div className="grid items-center gap-x-6 gap-y-6 border-l-[6px] border-manila bg-manila-tint p-6 lg:grid-cols-12 md:p-10">
        <div className="lg:col-span-8">
          <h2>{heading}</h2>
          <p className="mt-4 max-w-text text-lede">{text}</p>
        </div>
        <div className="lg:col-span-4 lg:justify-self-end">
          <ButtonLink page="contact" variant="cta" size="lg">
            {action}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
