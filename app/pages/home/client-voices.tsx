import type { ReactNode } from "react";

interface ClientVoicesProps {
  heading: string;
  /** What they say. */
  children: ReactNode;
  /** What it comes to. */
  total: ReactNode;
}

/** One white sheet across the page: what clients say, and the total. */
export function ClientVoices({ heading, children, total }: ClientVoicesProps) {
  return (
    <section
      aria-label={heading}
      className="relative section-gap border-t-2 border-ink bg-sheet print:border-0"
    >
      <div className="page-width">
        <h2 className="text-display">{heading}</h2>
        <div className="mt-8">{children}</div>
        <div className="mt-8">{total}</div>
      </div>
    </section>
  );
}
