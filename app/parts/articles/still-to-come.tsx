import type { ReactNode } from "react";
import { Icon } from "~/app/design/icons";
import { PathLink } from "~/app/design/link";
import { PlusMinus } from "~/app/design/plus-minus";
import { Unbroken } from "~/app/design/unbroken";
import type { ArticleCard } from "~/words/types";

interface StillToComeProps {
  title: string;
  /** Level of its heading. */
  level: 2 | 3;
  answer: ArticleCard["answeredBy"];
  /** The month in which its guide comes, and how that is said. */
  due: string | undefined;
  when: string;
  /** A second link, before the month. */
  second?: ReactNode;
  /** What its guide will say, folded up. */
  children: ReactNode;
}

/** A question whose guide is still to be written, as a row of a ledger: what is asked leads to the page that answers today. */
export function StillToCome({
  title,
  level,
  answer,
  due,
  when,
  second,
  children,
}: StillToComeProps) {
  const Title = `h${level}` as const;
  const asked = (
    <Title className="text-base leading-snug font-[560]">
      <Unbroken>{title}</Unbroken>
    </Title>
  );
  return (
    <li className="relative items-start gap-x-6 border-b border-feint py-1 last:border-b-0 md:flex">
      {answer ? (
        <PathLink
          to={answer.path}
          className="group/way grid min-h-11 min-w-0 max-md:mr-11 grow basis-0 content-center items-baseline gap-x-6 py-1.5 leading-snug lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]"
        >
          {asked}{" "}
          <span className="text-link font-semibold group-hover/way:text-green-hover">
            {answer.label}
            <Icon name="arrow" className="ml-1.5 inline size-5 align-[-0.2em]" />
          </span>
        </PathLink>
      ) : (
        <div className="grow basis-0 py-2.5 max-md:mr-11">{asked}</div>
      )}
      {second}
      <details className="eases-open shrink-0 text-small leading-snug md:w-68">
        <summary className="flex min-h-11 items-center justify-between gap-4">
          {due ? <time dateTime={due}>{when}</time> : when}
          <span className="max-md:absolute max-md:top-0 max-md:-right-3 max-md:p-4">
            <PlusMinus />
          </span>
        </summary>
        <div className="pb-3">{children}</div>
      </details>
    </li>
  );
}
