import { displayDate, displayMonth } from "~/words/display-date";
import type { ListedArticle } from "~/words/types";

interface ArticleDetailsProps {
  article: Pick<ListedArticle, "date" | "minutes" | "due" | "planned">;
  /** What stands before the date of the last change, and that date. */
  updated?: { label: string; date: string };
  words: ArticleDetailsWords;
}

export interface ArticleDetailsWords {
  /** What is said of an article that is being written, and of when it is due. */
  beingWritten: string;
  due: (month: string) => string;
  minutes: (count: number) => string;
}

/** When an article was written, or is due, and how long it takes to read. */
export function ArticleDetails({ article, updated, words }: ArticleDetailsProps) {
  const { date, minutes, due, planned } = article;
  return (
    <p className="mt-3 flex flex-wrap gap-x-4 text-small text-ink-2">
      {minutes ? (
        <>
          <time dateTime={date}>{displayDate(date)}</time>
          {updated && (
            <span>
              {updated.label} <time dateTime={updated.date}>{displayDate(updated.date)}</time>
            </span>
          )}
          <span>{words.minutes(minutes)}</span>
        </>
      ) : (
        <>
          {due && <time dateTime={due}>{words.due(displayMonth(due))}</time>}
          {planned && <span>{words.minutes(planned)}</span>}
          <span className="sr-only">{words.beingWritten}</span>
        </>
      )}
    </p>
  );
}
