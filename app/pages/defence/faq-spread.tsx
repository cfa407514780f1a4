import type { ReactNode } from "react";
import { FaqList } from "~/app/parts/faq-list";
import type { FaqItem } from "~/words/types";

interface FaqSpreadProps {
  heading: string;
  items: readonly FaqItem[];
  /** Beside them: who answers others, and where to read on. */
  children: ReactNode;
}

/** The questions of a page, and what stands beside them. */
export function FaqSpread({ heading, items, children }: FaqSpreadProps) {
  return (
    <section className="screen-only page-width grid py-9 md:py-12 gap-x-16 gap-y-10 [--ground:var(--paper)] xl:grid-cols-[40.625rem_minmax(0,1fr)]">
      <div>
        <h2 className="mb-6">{heading}</h2>
        <div className="border-l-2 border-red ml-3 pl-(--passage-gap)">
          <FaqList group="questions" items={items} />
        </div>
      </div>
      <div className="grid gap-y-10 self-start xl:sticky xl:top-10 xl:pt-2">{children}</div>
    </section>
  );
}
