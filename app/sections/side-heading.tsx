import type { ReactNode } from "react";

/** A passage with its question on the left and the answer on the right. */
export function SideHeading({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="page-width side-section">
      <div>
        <h2>{heading}</h2>
        <div>{children}</div>
      </div>
    </section>
  );
}
