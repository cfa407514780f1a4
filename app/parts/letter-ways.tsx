import { Icon } from "~/app/design/icons";
import { PathLink } from "~/app/design/link";

interface LetterWaysProps {
  /** Each a question and what to do, with its address. */
  ways: readonly { title: string; to: string }[];
}

/** Where to begin with a letter in hand: sheets that hang from a rule, above what there is to read. */
export function LetterWays({ ways }: LetterWaysProps) {
  return (
    <ul className="list-rule screen-only grid gap-x-6 md:grid-cols-3">
      {ways.map(({ title, to }) => {
        const [question, action] = title.split(/(?<=\?) /);
        return (
          <li key={to} className="flex">
            <PathLink
              to={to}
              className="group/way on-paper flex grow flex-col border-2 border-t-0 border-ink px-4 py-3 leading-snug md:px-5 md:pt-4 md:pb-5"
            >
              <span className="font-display text-h3 font-[620]">{question}</span>{" "}
              <span className="text-link mt-1 w-fit font-semibold group-hover/way:text-green-hover">
                {action}
                <Icon name="arrow" className="ml-1.5 inline size-5 align-[-0.2em]" />
              </span>
            </PathLink>
          </li>
        );
      })}
    </ul>
  );
}
