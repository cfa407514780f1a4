import { FileTab } from "~/app/design/file-tab";
import { CardLink } from "~/app/parts/card-link";
import type { ServiceCard } from "~/words/types";

interface CardFileProps {
  /** On the file tab. */
  tab: string;
  heading: string;
  intro: string;
  cards: readonly ServiceCard[];
  action: string;
}

/** Cards that belong together, in one manila file; of an odd number the first has a row of its own. */
export function CardFile({ tab, heading, intro, cards, action }: CardFileProps) {
  return (
    <section aria-label={heading} className="page-width section-gap">
      <FileTab>{tab}</FileTab>
      <div className="border-2 border-manila bg-sheet p-5 md:p-10">
        <h2 className="max-w-[14.92em]">{heading}</h2>
        <p className="mt-4 max-w-text text-ink-2">{intro}</p>
        <ul className="list-rule mt-8 grid gap-x-10 overflow-y-clip md:grid-cols-2">
          {cards.map((card) => (
            <li key={card.link} className="card py-6 md:first:nth-last-[odd]:col-span-2">
              <CardLink {...card} action={action} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
