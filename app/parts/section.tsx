import type { ReactNode } from "react";

interface SectionProps {
  heading: string;
  intro?: string;
  /** For a heading that says what stands above already: only those who hear the page need it. */
  unseen?: boolean;
  children: ReactNode;
}

/** A passage of a page: heading, an optional line under it, and what it is about. */
export function Section({ heading, intro, unseen = false, children }: SectionProps) {
  return (
    <section aria-label={heading} className="page-width section-gap">
      <h2 className={unseen ? "sr-only" : "max-w-[14.92em]"}>{heading}</h2>
      {intro && <p className="mt-4 max-w-text text-lede text-ink-2">{intro}</p>}
      <div className={unseen ? undefined : "mt-8"}>{children}</div>
    </section>
  );
}
