import type { ReactNode } from "react";

interface ClientVoicesProps {
  heading: string;
  /** What they say. */
  children: ReactNode;
  /** What it comes to. */
  total: ReactNode;
  /** Who they speak of: a slip that lies over the sheet's edge. */
  slip?: ReactNode;
}

/** One white sheet across the page: what clients say, the total, and whom they met. */
export function ClientVoices({ heading, children, total, slip }: ClientVoicesProps) {
  return (
    <section
      aria-label={heading}
      className="relative section-gap border-t-2 border-ink bg-sheet print:border-0"
    >
      <div className="page-width">
        <h2 className="text-display">{heading}</h2>
        <div className="mt-8">{children}</div>
        <div className="mt-10 grid gap-x-6 gap-y-10 lg:grid-cols-12 lg:items-end">
          <div className={slip ? "lg:col-span-7" : "lg:col-span-full"}>{total}</div>
          {slip && <div className="lg:col-span-5">{slip}</div>}
        </div>
      </div>
    </section>
  );
}
