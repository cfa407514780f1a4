import { Icon } from "~/app/design/icons";
import { PlusMinus } from "~/app/design/plus-minus";

interface BringListProps {
  heading: string;
  items: readonly string[];
  /** Whether it stands below a text, in two columns, with its heading in the margin. */
  isWide?: boolean;
}

/** What to have to hand, to be ticked off. */
export function BringList({ heading, items, isWide = false }: BringListProps) {
  return (
    <>
      <h3 className={`hidden laid-out:block ${isWide ? "in-the-margin" : ""}`}>{heading}</h3>
      <details className="lies-out">
        <summary className="flex min-h-11 items-center justify-between gap-4">
          <h3>{heading}</h3>
          <PlusMinus />
        </summary>
        <ul className={isWide ? "max-lg:mt-2 gap-x-8 md:columns-2 print:columns-2" : "mt-2"}>
          {items.map((item) => (
            <li key={item} className="flex break-inside-avoid gap-3 py-1 leading-snug">
              <Icon name="box" className="mt-0.5 size-4.5 shrink-0" />
              {item}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
