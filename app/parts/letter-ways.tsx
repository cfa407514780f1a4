import { Icon } from "~/app/design/icons";
import { PathLink } from "~/app/design/link";

interface LetterWaysProps {
  /** Each with its address. */
  ways: readonly { title: string; to: string }[];
}

/** Where to begin with a letter in hand: a ruled row above what there is to read. */
export function LetterWays({ ways }: LetterWaysProps) {
  return (
    <ul className="list-rule screen-only grid gap-x-6 md:grid-cols-2">
      {ways.map(({ title, to }) => (
        <li key={to} className="flex max-md:not-first:border-t max-md:not-first:border-feint">
          <PathLink
            to={to}
            className="flex min-h-14 grow items-center justify-between gap-4 py-3 leading-snug font-semibold text-green decoration-2 underline-offset-4 hover:underline md:min-h-16 lg:font-display lg:text-h3 lg:font-[560]"
          >
            {title}
            <Icon name="arrow" className="size-5 shrink-0" />
          </PathLink>
        </li>
      ))}
    </ul>
  );
}
