import { displayDate } from "~/lib/display-date";

interface ReviewSummaryProps {
  count: number;
  text: string;
  grade: string;
  /** Where the reviews were collected, and when they were counted (YYYY-MM-DD). */
  source: string;
  asAt: string;
}

/** The reviews as one ledger line with its total. */
export function ReviewSummary({ count, text, grade, source, asAt }: ReviewSummaryProps) {
  return (
    <p className="double-rule mt-10 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-t-2 border-t-ink py-4">
      <span className="font-display text-h3 font-[560]">
        {count} {text} {grade}
      </span>
      <span className="text-small text-ink-2">
        Source: {source}, as at <time dateTime={asAt}>{displayDate(asAt)}</time>
      </span>
    </p>
  );
}
