import type { MarkedSentence } from "~/content/services/types";

/** One sentence with its one marked deadline or fact, large enough to be found at a glance. */
export function MarkedLine({ before, marked, after }: MarkedSentence) {
  return (
    <p className="mt-6 font-display text-[clamp(1.1875rem,1.05rem+0.5vw,1.4375rem)] leading-snug font-[560]">
      {before}
      <mark>{marked}</mark>
      {after}
    </p>
  );
}
