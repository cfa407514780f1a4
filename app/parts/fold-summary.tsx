import type { ReactNode } from "react";
import { PlusMinus } from "~/app/design/plus-minus";

interface FoldSummaryProps {
  /** Its heading, and what stands in a line below it. */
  children: ReactNode;
  /** At the end of the heading's line, before the plus. */
  aside?: string;
}

/** What is seen of a passage that is folded up, with the plus on its heading's first line. */
export function FoldSummary({ children, aside }: FoldSummaryProps) {
  return (
    <summary className="relative flex justify-between gap-x-4 py-3 print:block print:py-0">
      <div className="min-w-0 decoration-2 underline-offset-4 entry-hover:underline">
        {children}
      </div>
      <span className="screen-only flex h-7 items-center gap-x-4">
        {aside && <span className="text-small whitespace-nowrap text-ink-2">{aside}</span>}
        <PlusMinus />
      </span>
    </summary>
  );
}
