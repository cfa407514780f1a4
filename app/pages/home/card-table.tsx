import { Icon } from "~/app/design/icons";
import { PageLink } from "~/app/design/link";
import type { home } from "~/words/pages/home";

/** Cards as folders laid out on a dark table, each with its name on its tab; a click anywhere on one follows its link. */
export function CardTable({ heading, cards, action }: typeof home.letters) {
  return (
    <section
      aria-label={heading}
      className="section-gap text-ink not-print:bg-cta-band not-print:in-the-dark"
    >
      <div className="page-width pb-8 lg:pb-16">
        <h2 className="text-display">{heading}</h2>
        <ul className="mt-6 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
          {cards.map(({ title, description, link }) => (
            <li key={link} className="relative flex flex-col text-ink in-the-light">
              <h3 className="on-manila relative z-1 -mb-0.5 w-fit rounded-t-tab border-2 border-b-0 border-ink px-4 py-2 leading-none decoration-2 underline-offset-4 entry-hover:underline">
                {title}
              </h3>
              <div className="on-paper flex grow flex-col items-start justify-between gap-2 border-2 border-ink p-4">
                <p>{description}</p>
                <PageLink
                  page={link}
                  className="shrink-0 font-semibold whitespace-nowrap after:absolute after:inset-0"
                  subject={title}
                >
                  <span className="underline decoration-2 underline-offset-4">{action}</span>
                  <Icon name="arrow" className="ml-3 inline" />
                </PageLink>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
