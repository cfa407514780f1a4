import { Icon } from "~/app/design/icons";
import { PathLink } from "~/app/design/link";
import { PenNote } from "~/app/design/pen-note";
import { SolicitorLine } from "~/app/parts/contact/solicitor-line";
import { PenMark } from "~/app/parts/pen-mark";
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
    <div className="on-paper screen-only relative rotate-1 border-2 border-ink pt-3 lg:mr-3 lg:rotate-2 lg:pt-6 lg:pb-4">
      <PenNote className="mb-2 ml-12">{note}</PenNote>
      <ul className="*:border-t *:border-feint *:py-1.5 *:pr-4 *:pl-12 lg:*:py-2.5">
        {ways.map(({ title, to }, index) => {
          const [question, action] = title.split(/(?<=\?) /);
          return (
            <li key={to}>
              <PathLink
                to={to}
                className="group/way flex min-h-11 flex-wrap content-center gap-x-2 leading-snug"
              >
                <span className={`font-semibold ${index ? "" : "relative my-1.5 mr-4"}`}>
                  {question}
                  {index === 0 && (
                    <PenMark
                      name="ring"
                      className="absolute -inset-x-3 -inset-y-1 h-[calc(100%+0.5rem)] w-[calc(100%+1.5rem)]"
                    />
                  )}
                </span>{" "}
                <span className="text-link group-hover/way:text-green-hover">
                  {action}
                  <Icon name="arrow" className="ml-1.5 inline size-5 align-[-0.2em]" />
                </span>
              </PathLink>
            </li>
          );
        })}
        <li>
          <SolicitorLine className="flex min-h-11 flex-wrap content-center gap-x-2 leading-snug *:first:font-semibold" />
        </li>
      </ul>
      <span aria-hidden="true" className="absolute inset-y-0 left-6 border-l-2 border-red" />
    </div>
  );
}
