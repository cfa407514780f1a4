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
      <div className="page-width pb-8 lg:pb-16 xl:grid xl:grid-cols-[1fr_3fr] xl:gap-x-6">
        <h2 className="max-w-[12em] text-balance xl:pt-4">{heading}</h2>
        <ul className="list-rule mt-6 grid md:grid-cols-2 lg:grid-cols-3 xl:mt-0">
          {cards.map(({ title, description, link }) => (
            <li
              key={link}
              className="relative grid grid-cols-[1fr_auto] content-start items-baseline lg:grid-rows-[auto_1fr_auto] lg:content-stretch gap-x-4 border-b border-rule-strong py-4 max-md:last:border-b-0 md:max-lg:odd:pr-6 md:max-lg:even:border-l md:max-lg:even:pl-6 lg:not-[:nth-child(3n)]:pr-5 lg:not-[:nth-child(3n+1)]:border-l lg:not-[:nth-child(3n+1)]:pl-5 lg:grid-cols-1"
            >
              <h3 className="tracking-[-0.03em] decoration-2 underline-offset-4 entry-hover:underline">
                {title}
              </h3>
              <p className="col-span-full row-start-2 mt-1 text-ink-2">{description}</p>
              <PageLink
                page={link}
                className="font-semibold after:absolute after:inset-0 lg:mt-2"
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
