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
  const date = new Date(asAt).toLocaleDateString("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return (
    <p className="double-rule mt-10 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-t-2 border-t-ink py-4">
      <span className="font-display text-h3 font-[560]">
        {count} {text} {grade}
      </span>
      <span className="text-small text-ink-2">
        Source: {source}, as at <time dateTime={asAt}>{date}</time>
      </span>
    </p>
  );
}
