import type { ReactNode } from "react";
import { PlusMinus } from "~/app/design/plus-minus";

interface FoldSummaryProps {
  /** Its heading, and what stands in a line below it. */
  children: ReactNode;
  /** Before the plus, until it is opened: how much there is of it. */
  aside?: string | undefined;
}

/** What is seen of a passage that is folded up, with the plus on its heading's first line. */
export function FoldSummary({ children, aside }: FoldSummaryProps) {
  return (
    <summary className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-3 decoration-2 underline-offset-4 print:block print:py-0 [&>:is(h2,h3)]:entry-hover:underline">
      {children}
      <span className="screen-only -col-end-1 row-start-1 flex h-7 items-center gap-x-4">
        {aside && (
          <span aria-hidden="true" className="when-closed text-small whitespace-nowrap text-ink-2">
            {aside}
          </span>
        )}
        <PlusMinus />
      </span>
    </summary>
  );
}
