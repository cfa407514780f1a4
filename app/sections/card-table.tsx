import type { ServiceCard } from "~/content/types";
import { LinkSubject, PageLink } from "~/ui/link";

/** Cards as the cells of a ruled table; a click anywhere in a cell follows its link. */
export function CardTable({
  cards,
  action = "Read More",
}: {
  cards: readonly ServiceCard[];
  action?: string;
}) {
  return (
    <ul className="list-rule grid overflow-hidden md:grid-cols-2 lg:grid-cols-3">
      {cards.map(({ title, description, link }) => (
        <li
          key={link}
          className="group relative -mb-px flex flex-col border-b border-rule py-7 md:-ml-px md:border-l md:px-6 lg:[&:nth-child(3n+1)]:pl-px md:max-lg:[&:nth-child(2n+1)]:pl-px"
        >
          <h3 className="group-hover:underline decoration-2 underline-offset-4">{title}</h3>
          <p className="mt-2 mb-4 text-ink-2">{description}</p>
          <PageLink
            page={link}
            className="text-link mt-auto self-start font-semibold after:absolute after:inset-0"
          >
            {action}
            <LinkSubject>{title}</LinkSubject>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
