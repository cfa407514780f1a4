import { Icon } from "~/app/design/icons";
import { PlusMinus } from "~/app/design/plus-minus";

interface BringListProps {
  heading: string;
  items: readonly string[];
}

/** What to have to hand, to be ticked off; folded up, and on paper open. */
export function BringList({ heading, items }: BringListProps) {
  return (
    <details className="eases-open border-t border-rule print:border-0">
      <summary className="flex min-h-11 items-center justify-between gap-4 py-2 print:min-h-0 print:py-0">
        <h3>{heading}</h3>
        <PlusMinus />
      </summary>
      <ul className="gap-x-8 pb-4 md:columns-2 print:columns-2 print:pb-0">
        {items.map((item) => (
          <li key={item} className="flex break-inside-avoid gap-3 py-1 leading-snug print:py-0">
            <Icon name="box" className="mt-0.5 size-4.5 shrink-0" />
            {item}
          </li>
        ))}
      </ul>
    </details>
  );
}
