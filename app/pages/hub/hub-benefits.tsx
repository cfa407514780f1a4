import { ButtonLink } from "~/app/design/button";
import { CheckedList } from "~/app/parts/checked-list";
import { ReaderCard } from "~/app/parts/people/reader-slip";
import type { hubWords } from "~/words/services/common";
import type { investigation } from "~/words/services/investigation";

type HubBenefitsProps = typeof investigation.benefits & Pick<typeof hubWords, "action" | "help">;

/** The hub's checklist above its main button, and beside them who reads the letter. */
export function HubBenefits({ heading, items, action, help }: HubBenefitsProps) {
  return (
    <section
      aria-label={heading}
      className="page-width section-gap grid items-start gap-x-12 gap-y-8 lg:grid-cols-[7fr_5fr]"
    >
      <div>
        <h2>{heading}</h2>
        <div className="mt-4">
          <CheckedList items={items} />
        </div>
        <ButtonLink page="contact" size="lg" className="mt-4 max-sm:w-full">
          {action}
        </ButtonLink>
        <p className="mt-3 text-small text-ink-2">{help}</p>
      </div>
      <ReaderCard />
    </section>
  );
}
