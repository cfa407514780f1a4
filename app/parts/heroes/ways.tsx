import { Icon } from "~/app/design/icons";
import { PathLink } from "~/app/design/link";
import { PenNote } from "~/app/design/pen-note";
import type { PenWords } from "~/words/types";

interface WaysProps {
  /** For a reader with a letter in hand: each a question and what to do, with its address. */
  ways: readonly { title: string; to: string }[];
  /** What the pen writes before them. */
  note: PenWords;
  className: string;
}

/** The short ways on, a line each: where there is room, all of them start at one edge. */
export function Ways({ ways, note, className }: WaysProps) {
  return (
    <div className={`@container screen-only ${className}`}>
      <PenNote className="mb-2 md:mb-4">{note}</PenNote>
      <ul className="list-rule double-rule grid grid-cols-[1fr_auto] divide-y divide-feint @md:grid-cols-[auto_auto_1fr]">
        {ways.map(({ title, to }) => {
          const end = title.indexOf("?") + 1;
          return (
            <li key={to} className="col-span-full grid grid-cols-subgrid">
              <PathLink
                to={to}
                className="group/way col-span-full grid min-h-11 grid-cols-subgrid content-center items-baseline gap-x-4 py-2 leading-snug @md:py-3"
              >
                <span className="font-semibold">{title.slice(0, end)}</span>{" "}
                <span className="text-link justify-self-start group-hover/way:text-green-hover @max-md:col-start-1">
                  {title.slice(end).trimStart()}
                </span>
                <Icon
                  name="arrow"
                  className="size-5 self-center justify-self-end @max-md:col-start-2 @max-md:row-span-2 @max-md:row-start-1"
                />
              </PathLink>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
