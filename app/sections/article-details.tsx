import { displayDate } from "~/lib/display-date";

interface ArticleDetailsProps {
  date: string;
  /** How long it takes to read; absent while it is being written. */
  minutes?: number;
  /** What stands before the date of the last change, and that date. */
  updated?: { label: string; date: string };
  /** What is said of an article that is being written. */
  beingWritten: string;
}

/** When an article was written and how long it takes to read. */
export function ArticleDetails({ date, minutes, updated, beingWritten }: ArticleDetailsProps) {
  return (
    <p className="mt-3 flex flex-wrap gap-x-4 text-small text-ink-2 tabular-nums">
      {minutes ? (
        <>
          <time dateTime={date}>{displayDate(date)}</time>
          {updated && (
            <span>
              {updated.label} <time dateTime={updated.date}>{displayDate(updated.date)}</time>
            </span>
          )}
          <span>{minutes} min</span>
        </>
      ) : (
        beingWritten
      )}
    </p>
  );
}
