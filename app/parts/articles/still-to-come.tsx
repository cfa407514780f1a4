import type { ReactNode } from "react";
import { Icon } from "~/app/design/icons";
import { PathLink } from "~/app/design/link";
import { Unbroken } from "~/app/design/unbroken";
import type { ArticleCard } from "~/words/types";

interface StillToComeProps {
  title: string;
  /** Level of its heading. */
  level: 2 | 3;
  answer: ArticleCard["answeredBy"];
  /** What its guide will say and when it comes, in small letters beside it. */
  children: ReactNode;
}

/** A question whose guide is still to be written, as a row of a ledger: what is asked leads to the page that answers today. */
export function StillToCome({ title, level, answer, children }: StillToComeProps) {
  const Title = `h${level}` as const;
  const asked = (
    <Title className="text-base leading-snug font-[560]">
      <Unbroken>{title}</Unbroken>
    </Title>
  );
  return (
    <li className="grid items-start gap-x-6 border-b border-feint py-1 last:border-b-0 md:grid-cols-[minmax(0,1fr)_minmax(13rem,2fr)] xl:grid-cols-[minmax(0,1fr)_30rem] xl:has-[details]:grid-cols-[minmax(0,1fr)_17rem]">
      {answer ? (
        <PathLink
          to={answer.path}
          className="group/way grid min-h-11 content-center items-baseline gap-x-6 py-1.5 leading-snug lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
        >
          {asked}{" "}
          <span className="text-link font-semibold group-hover/way:text-green-hover">
            {answer.label}
            <Icon name="arrow" className="ml-1.5 inline size-5 align-[-0.2em]" />
          </span>
        </PathLink>
      ) : (
        <div className="py-2.5">{asked}</div>
      )}
      <div className="text-small leading-snug">{children}</div>
    </li>
  );
}
