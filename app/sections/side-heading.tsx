import type { ReactNode } from "react";

/** A passage with its question on the left and the answer on the right. */
export function SideHeading({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="page-width py-7 md:py-10">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-5 border-t border-rule-strong pt-6 md:pt-8 lg:grid-cols-12">
        <h2 className="self-start text-side lg:sticky lg:top-8 lg:col-span-4 lg:pr-4">{heading}</h2>
        <div className="lg:col-span-8">{children}</div>
      </div>
    </section>
  );
}
