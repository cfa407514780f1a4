import { Icon } from "~/app/design/icons";
import { PageLink } from "~/app/design/link";
import type { ServiceCard } from "~/words/types";

interface CardTableProps {
  heading: string;
  cards: readonly ServiceCard[];
  action: string;
}

/** Cards as the cells of a ruled table across a dark page; a click anywhere in a cell follows its link. */
export function CardTable({ heading, cards, action }: CardTableProps) {
  return (
    <section
      aria-label={heading}
      className="section-gap text-ink not-print:bg-cta-band not-print:in-the-dark"
    >
      <div className="page-width pb-8 lg:pt-6 lg:pb-20">
        <h2 className="text-display">{heading}</h2>
        <ul className="list-rule mt-8 grid md:grid-cols-2 lg:mt-12 lg:grid-cols-3">
          {cards.map(({ title, description, link }) => (
            <li
              key={link}
              className="relative flex flex-col max-md:grid max-md:grid-cols-[1fr_auto] max-md:items-baseline max-md:gap-x-4 border-b border-rule-strong py-6 max-md:py-4 max-md:last:border-b-0 md:max-lg:odd:pr-6 md:max-lg:even:border-l md:max-lg:even:pl-6 lg:pb-8 lg:not-[:nth-child(3n)]:pr-6 lg:not-[:nth-child(3n+1)]:border-l lg:not-[:nth-child(3n+1)]:pl-6"
            >
              <h3 className="tracking-[-0.03em] decoration-2 underline-offset-4 xl:text-h2 entry-hover:underline">
                {title}
              </h3>
              <p className="mt-2 mb-4 text-ink-2 max-md:col-span-2 max-md:row-start-2 max-md:mb-0">
                {description}
              </p>
              <PageLink
                page={link}
                className="mt-auto self-start font-semibold after:absolute after:inset-0"
                subject={title}
              >
                <span className="inline-flex items-center gap-3">
                  <span className="underline decoration-2 underline-offset-[0.2em]">{action}</span>
                  <Icon name="arrow" />
                </span>
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
