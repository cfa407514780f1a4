import { Icon } from "~/app/design/icons";
import { PathLink } from "~/app/design/link";
import { PenNote } from "~/app/design/pen-note";
import { SolicitorLine } from "~/app/parts/contact/solicitor-line";
import type { PenWords } from "~/words/types";

interface WaySheetProps {
  /** For a reader with a letter in hand: each a question and what to do, with its address. */
  ways: readonly { title: string; to: string }[];
  /** What the pen writes above them. */
  note: PenWords;
}

/** The short ways on, on a ruled sheet that the pen has gone over, and the one for whoever calls somebody else before us. */
export function WaySheet({ ways, note }: WaySheetProps) {
  return (
    <div className="on-paper screen-only relative self-start rotate-1 border-2 border-ink pt-3 lg:pt-4 lg:pb-1">
      <PenNote className="mb-2 ml-10">{note}</PenNote>
      <ul className="*:border-t *:border-feint *:py-1.5 *:pr-4 *:pl-10 lg:*:py-1.5">
        {ways.map(({ title, to }) => {
          const [question, action] = title.split(/(?<=\?) /);
          return (
            <li key={to}>
              <PathLink
                to={to}
                className="group/way grid min-h-11 grid-cols-[1fr_auto] items-center gap-x-4 leading-snug"
              >
                <span>
                  <span className="font-semibold">{question}</span>{" "}
                  <span className="text-link sm:whitespace-nowrap group-hover/way:text-green-hover">
                    {action}
                  </span>
                </span>
                <Icon name="arrow" className="size-5" />
              </PathLink>
            </li>
          );
        })}
        <li>
          <SolicitorLine className="py-1 text-small" />
        </li>
      </ul>
      <span aria-hidden="true" className="absolute inset-y-0 left-5 border-l-2 border-red" />
    </div>
  );
}
