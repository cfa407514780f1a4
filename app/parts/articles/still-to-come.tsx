import type { ReactNode } from "react";
import { Icon } from "~/app/design/icons";
import { PathLink } from "~/app/design/link";
import { PlusMinus } from "~/app/design/plus-minus";
import type { ArticleCard } from "~/words/types";

interface StillToComeProps {
  /** Above it, or nothing: what it is filed under. */
  filed?: string;
  title: ReactNode;
  answer: ArticleCard["answeredBy"];
  /** Before the page that answers today. */
  answered: string;
  /** Above what is folded up. */
  more: string;
  due?: string | undefined;
  /** When it comes, in words. */
  when: ReactNode;
  /** What it will say. */
  children: ReactNode;
}

/** A question whose guide is still to be written, as a row of a ledger: what is asked, the page that answers today, and folded up when the guide comes and what it will say. */
export function StillToCome({
  filed,
  title,
  answer,
  answered,
  more,
  due,
  when,
  children,
}: StillToComeProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-x-6 border-b border-feint py-2.5 last:border-b-0 md:grid-cols-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_15rem]">
      {filed && <p className="text-small text-ink-2 md:col-span-full">{filed}</p>}
      <div className="leading-snug md:py-2.5">{title}</div>
      <div className="max-md:mt-1 md:py-2.5">
        {answer && <AnsweredToday words={answered} answer={answer} />}
      </div>
      <details className="eases-open text-small leading-snug text-ink-2 md:max-lg:col-span-full">
        <summary className="flex min-h-11 items-center justify-between gap-4">
          {more}
          <PlusMinus />
        </summary>
        <div className="pb-3">
          <p className="mb-1">{due ? <time dateTime={due}>{when}</time> : when}</p>
          {children}
        </div>
      </details>
    </li>
  );
}

interface AnsweredTodayProps {
  words: string;
  answer: NonNullable<ArticleCard["answeredBy"]>;
}

/** What answers the subject of an article until that is written; the arrow stays with the last word. */
function AnsweredToday({ words, answer: { path, label } }: AnsweredTodayProps) {
  const [, start, last] = /^(.* )?(\S+)$/.exec(label) ?? [];
  return (
    <p className="leading-snug">
      {words}{" "}
      <PathLink to={path} className="text-link font-semibold">
        {start}
        <span className="whitespace-nowrap">
          {last}
          <Icon name="arrow" className="ml-1.5 inline size-5 align-[-0.2em]" />
        </span>
      </PathLink>
    </p>
  );
}
