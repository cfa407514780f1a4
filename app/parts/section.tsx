import type { ReactNode } from "react";

interface SectionProps {
  heading: string;
  intro?: string;
  /** For a heading that says what stands above already: only those who hear the page need it. */
  unseen?: boolean;
  /** Stands on the line with which the passage begins. */
  drawing?: ReactNode;
  children: ReactNode;
}

/** A passage of a page: heading, an optional line under it, and what it is about. */
export function Section({ heading, intro, unseen = false, drawing, children }: SectionProps) {
  return (
    <section aria-label={heading} className="page-width section-gap">
      <div className="flex flex-wrap items-end justify-between gap-x-6">
        <h2 className={unseen ? "sr-only" : "max-w-[14.92em]"}>{heading}</h2>
        {drawing && (
          <div className="screen-only -mb-8.5 ml-auto w-60 max-md:mt-4 md:-mt-10 md:w-72">
            {drawing}
          </div>
        )}
      </div>
      {intro && <p className="mt-4 max-w-text text-lede text-ink-2">{intro}</p>}
      <div className={unseen ? undefined : "mt-8"}>{children}</div>
    </section>
  );
}
