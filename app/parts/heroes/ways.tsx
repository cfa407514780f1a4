import { Icon } from "~/app/design/icons";
import { PathLink } from "~/app/design/link";
import { PenNote } from "~/app/design/pen-note";
import { SolicitorLine } from "~/app/parts/contact/solicitor-line";
import type { PenWords } from "~/words/types";

interface WaysProps {
  /** For a reader with a letter in hand: each a question and what to do, with its address. */
  ways: readonly { title: string; to: string }[];
  /** What the pen writes before them. */
  note: PenWords;
  className: string;
}

/** The short ways on, side by side where there is room, and below them the one for whoever calls somebody else before us. */
export function Ways({ ways, note, className }: WaysProps) {
  return (
    <div className={`screen-only ${className}`}>
      <div className="@container">
        <PenNote className="mb-4">{note}</PenNote>
        <ul className="list-rule double-rule @4xl:grid @4xl:auto-cols-fr @4xl:grid-flow-col">
          {ways.map(({ title, to }) => {
            const end = title.indexOf("?") + 1;
            return (
              <li
                key={to}
                className="border-feint @max-4xl:not-last:border-b @4xl:py-2 @4xl:not-first:border-l-2 @4xl:not-first:pl-6 @4xl:not-last:pr-6"
              >
                <PathLink
                  to={to}
                  className="group/way grid min-h-11 grid-cols-[1fr_auto] items-center gap-x-4 py-1.5 leading-snug"
                >
                  <span>
                    <span className="font-semibold @4xl:block">{title.slice(0, end)}</span>{" "}
                    <span className="text-link group-hover/way:text-green-hover">
                      {title.slice(end + 1)}
                    </span>
                  </span>
                  <Icon name="arrow" className="size-5" />
                </PathLink>
              </li>
            );
          })}
        </ul>
      </div>
      <SolicitorLine className="mt-3 max-w-[30em]" />
    </div>
  );
}
