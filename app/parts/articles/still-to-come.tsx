import { Icon } from "~/app/design/icons";
import { PathLink } from "~/app/design/link";
import type { ArticleCard } from "~/words/types";

interface AnsweredTodayProps {
  words: string;
  answer: NonNullable<ArticleCard["answeredBy"]>;
}

/** What answers the subject of an article until that is written; the arrow stays with the last word. */
export function AnsweredToday({ words, answer: { path, label } }: AnsweredTodayProps) {
  const [, start, last] = /^(.* )?(\S+)$/.exec(label) ?? [];
  return (
    <p className="mt-1.5 leading-snug">
      {words}{" "}
      <PathLink to={path} className="text-link relative z-10 font-semibold max-md:inline-block">
        {start}
        <span className="whitespace-nowrap">
          {last}
          <Icon name="arrow" className="ml-1.5 inline size-5 align-[-0.2em]" />
        </span>
      </PathLink>
    </p>
  );
}
