import { displayDate } from "~/words/display-date";
import type { blog } from "~/words/pages/blog";
import type { ListedArticle } from "~/words/types";

interface ArticleDetailsProps {
  article: Pick<ListedArticle, "date" | "minutes">;
  /** What stands before the date of the last change, and that date. */
  updated?: { label: string; date: string };
  words: Pick<typeof blog.card, "minutes">;
}

/** When an article was written, and how long it takes to read. */
export function ArticleDetails({ article, updated, words }: ArticleDetailsProps) {
  const { date, minutes } = article;
  return (
    <p className="flex flex-wrap gap-x-4 text-small text-ink-2">
      <time dateTime={date}>{displayDate(date)}</time>
      {minutes && <span>{words.minutes(minutes)}</span>}
      {updated && (
        <span>
          {updated.label} <time dateTime={updated.date}>{displayDate(updated.date)}</time>
        </span>
      )}
    </p>
  );
}
