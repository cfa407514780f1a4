import { displayDate } from "~/lib/display-date";

interface ArticleDetailsProps {
  date: string;
  minutes: number;
  /** What stands before the date of the last change, and that date. */
  updated?: { label: string; date: string };
}

/** When an article was written and how long it takes to read. */
export function ArticleDetails({ date, minutes, updated }: ArticleDetailsProps) {
  return (
    <p className="mt-3 flex flex-wrap gap-x-4 text-small text-ink-2 tabular-nums">
      <time dateTime={date}>{displayDate(date)}</time>
      {updated && (
        <span>
          {updated.label} <time dateTime={updated.date}>{displayDate(updated.date)}</time>
        </span>
      )}
      <span>{minutes} min</span>
    </p>
  );
}
