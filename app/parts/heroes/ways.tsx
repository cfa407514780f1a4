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

/** The short ways on, a line each. */
export function Ways({ ways, note, className }: WaysProps) {
  return (
    <div className={`screen-only ${className}`}>
      <PenNote className="mb-4">{note}</PenNote>
      <ul className="list-rule double-rule divide-y divide-feint">
        {ways.map(({ title, to }) => {
          const end = title.indexOf("?") + 1;
          return (
            <li key={to}>
              <PathLink to={to} className="group/way block min-h-11 py-2 leading-snug">
                <span className="font-semibold max-sm:block">{title.slice(0, end)}</span>{" "}
                <span className="text-link group-hover/way:text-green-hover">
                  {title.slice(end).trimStart()}
                </span>
                <Icon name="arrow" className="ml-2 inline size-5 align-[-0.2em]" />
              </PathLink>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
