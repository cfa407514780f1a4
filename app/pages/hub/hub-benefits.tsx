import { ButtonLink } from "~/app/design/button";
import { CheckedList } from "~/app/parts/checked-list";

interface HubBenefitsProps {
  heading: string;
  items: readonly string[];
  action: string;
  help: string;
}

/** The hub's checklist beside its main button. */
export function HubBenefits({ heading, items, action, help }: HubBenefitsProps) {
  return (
    <section
      aria-label={heading}
      className="page-width section-gap grid items-start gap-x-6 gap-y-8 lg:grid-cols-12"
    >
      <div className="lg:col-span-5">
        <h2>{heading}</h2>
        <div className="mt-8">
          <ButtonLink page="contact" variant="cta" size="lg" className="max-sm:w-full">
            {action}
          </ButtonLink>
        </div>
        <p className="mt-3 text-small text-ink-2">{help}</p>
      </div>
      <div className="lg:col-span-7">
        <CheckedList items={items} />
      </div>
    </section>
  );
}
