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

/** The short ways on, side by side where there is room. */
export function Ways({ ways, note, className }: WaysProps) {
  return (
    <div className={`screen-only ${className}`}>
      <div className="@container">
        <PenNote className="mb-4">{note}</PenNote>
        <ul className="list-rule double-rule @4xl:grid @4xl:auto-cols-fr @4xl:grid-flow-col @4xl:gap-x-6">
          {ways.map(({ title, to }) => {
            const end = title.indexOf("?") + 1;
            return (
              <li key={to} className="border-feint @max-4xl:not-last:border-b @4xl:py-2">
                <PathLink
                  to={to}
                  className="group/way grid h-full min-h-11 grid-cols-[1fr_auto] items-center gap-x-4 py-1.5 leading-snug @4xl:items-stretch"
                >
                  <span className="@4xl:flex @4xl:flex-col">
                    <span className="font-semibold">{title.slice(0, end)}</span>{" "}
                    <span className="text-link w-fit group-hover/way:text-green-hover">
                      {title.slice(end + 1)}
                    </span>
                  </span>
                  <Icon name="arrow" className="size-5 @4xl:mt-[1.5em] @4xl:self-start" />
                </PathLink>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
