import { ButtonLink } from "~/app/design/button";
import { Icon } from "~/app/design/icons";
import { PageLink } from "~/app/design/link";
import { CheckedList } from "~/app/parts/checked-list";
import { FolderTab } from "~/app/parts/folder-tab";
import { ReaderCard } from "~/app/parts/people/reader-slip";
import { print } from "~/words/say";
import type { hubWords } from "~/words/services/common";
import type { investigation } from "~/words/services/investigation";
import type { ServiceCard } from "~/words/types";

/** What to do whichever letter it is: three steps in a row, on a sheet across the page. */
export function HubSteps({ heading, steps }: typeof investigation.firstSteps) {
  return (
    <section aria-label={heading} className="relative border-t-2 border-ink bg-sheet py-8">
      <div className="page-width">
        <h2>{heading}</h2>
        <ol className="mt-4 grid gap-x-12 gap-y-4 md:grid-cols-3">
          {steps.map((step, index) => (
            <li key={step} className="flex gap-4">
              <b className="shrink-0 font-display text-h2 leading-none font-[620] text-red">
                {index + 1}
              </b>
              <span>{step}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

interface CardFileProps {
  /** On the folder's tab. */
  tab: string;
  heading: string;
  intro: string;
  cards: readonly ServiceCard[];
  action: string;
}

/** An open folder: what belongs together, and on its sheet a row for each: its name, its time, the way to it. */
export function CardFile({ tab, heading, intro, cards, action }: CardFileProps) {
  return (
    <section aria-label={heading} className="page-width pt-12">
      <FolderTab>{tab}</FolderTab>
      <div className="on-manila border-2 border-ink">
        <div className="grid items-center gap-x-12 gap-y-3 px-4 pt-4 pb-6 md:px-6 lg:grid-cols-2">
          <h2>{heading}</h2>
          <p>{intro}</p>
        </div>
        <ul className="on-paper border-t-2 border-ink">
          {cards.map(({ title, description, link, clock = "", clockFor, urgent }) => {
            const Clock = urgent ? "mark" : "b";
            return (
              <li
                key={link}
                className="relative flex flex-wrap items-center justify-between gap-x-3 border-feint px-4 py-3 not-first:border-t md:grid md:grid-cols-[minmax(0,1fr)_13rem_9.5rem] md:items-baseline md:gap-x-6 md:px-6 lg:grid-cols-[18rem_minmax(0,1fr)_13rem_9.5rem]"
              >
                <div className="max-md:w-full lg:contents">
                  <h3 className="decoration-2 underline-offset-4 entry-hover:underline">{title}</h3>
                  <p className="max-lg:text-small">{description}</p>
                </div>
                <p className="leading-snug grow basis-36 max-md:mt-2">
                  <Clock className="font-display text-h3 font-[620]">{print(clock)}</Clock>{" "}
                  <span className="block text-small">{clockFor}</span>
                </p>
                <PageLink
                  page={link}
                  className="font-semibold whitespace-nowrap after:absolute after:inset-0 md:justify-self-end"
                  subject={title}
                >
                  <span className="text-link">{action}</span>
                  <Icon name="arrow" className="ml-2 inline size-4" />
                </PageLink>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

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
