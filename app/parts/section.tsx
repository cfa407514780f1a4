import type { ReactNode } from "react";

interface SectionProps {
  heading: string;
  intro?: string;
  children: ReactNode;
}

/** A passage of a page: heading, an optional line under it, and what it is about. */
export function Section({ heading, intro, children }: SectionProps) {
  return (
    <section aria-label={heading} className="page-width section-gap">
      <h2 className="max-w-[14.92em]">{heading}</h2>
      {intro && <p className="mt-4 max-w-text text-lede text-ink-2">{intro}</p>}
      <div className="mt-8">{children}</div>
    </section>
  );
}
