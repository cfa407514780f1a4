import { displayDate } from "~/words/display-date";

interface ReviewSummaryProps {
  count: number;
  text: string;
  grade: string;
  /** Where the reviews were collected, and when they were counted (YYYY-MM-DD). */
  source: string;
  asAt: string;
  /** What introduces where they were collected. */
  label: string;
}

/** The reviews as the total at the foot of a page. */
export function ReviewSummary({ count, text, grade, source, asAt, label }: ReviewSummaryProps) {
  return (
    <div className="double-rule list-rule flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 pt-4 pb-3">
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-2 font-display text-h3 font-semibold">
        <span className="text-h1 leading-none font-semibold">{count}</span>{" "}
        <span>{`${text} ${grade}`}</span>
      </p>
      <p className="text-small text-ink-2">
        {label} {source}, as at <time dateTime={asAt}>{displayDate(asAt)}</time>
      </p>
    </div>
  );
}
