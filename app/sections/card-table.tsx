import type { ServiceCard } from "~/content/types";
import { CardLink } from "./card-link";

/** Cards as the cells of a ruled table; a click anywhere in a cell follows its link. */
export function CardTable({ cards, action }: { cards: readonly ServiceCard[]; action: string }) {
  return (
    <ul className="list-rule grid overflow-y-clip border-b border-b-rule md:grid-cols-2 lg:grid-cols-3">
      {cards.map((card) => (
        <li
          key={card.link}
          className="card py-7 md:-ml-px md:border-l md:px-6 lg:[&:nth-child(3n+1)]:border-l-0 lg:[&:nth-child(3n+1)]:pl-px md:max-lg:[&:nth-child(2n+1)]:border-l-0 md:max-lg:[&:nth-child(2n+1)]:pl-px"
        >
          <CardLink {...card} action={action} />
        </li>
      ))}
    </ul>
  );
}
