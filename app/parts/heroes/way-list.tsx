import { Icon } from "~/app/design/icons";
import { PathLink } from "~/app/design/link";
import { SolicitorLine } from "~/app/parts/contact/solicitor-line";
import { PenMark } from "~/app/parts/pen-mark";

interface WayListProps {
  /** For a reader with a letter in hand: each a question and what to do, with its address. */
  ways: readonly { title: string; to: string }[];
  /** How the list lies; its entries may be set by it, too. */
  className: string;
  /** Whether the pen has ringed what the first asks. */
  isRinged?: boolean;
}

/** The short ways on, a line each, and the one for whoever calls somebody else before us. */
export function WayList({ ways, className, isRinged = false }: WayListProps) {
  return (
    <ul className={`screen-only ${className}`}>
      {ways.map(({ title, to }, index) => {
        const [question, action] = title.split(/(?<=\?) /);
        return (
          <li key={to}>
            <PathLink
              to={to}
              className="group/way flex min-h-11 flex-wrap content-center gap-x-2 leading-snug"
            >
              <span
                className={`font-semibold ${isRinged && index === 0 ? "relative my-1.5 mr-4" : ""}`}
              >
                {question}
                {isRinged && index === 0 && (
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
  );
}
