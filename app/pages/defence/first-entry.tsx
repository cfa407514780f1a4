import type { ReactNode } from "react";
import { EntryList } from "~/app/parts/entry-list";
import type { Entry } from "~/words/services/service-page";
import { BringList } from "./bring-list";

interface FirstEntryProps {
  heading: string;
  steps: readonly Entry[];
  bring: { heading: string; items: readonly string[] };
  /** What is feared most, below them. */
  children: ReactNode;
}

/** What to do first, its numbers on the red rule; below it what to have to hand. */
export function FirstEntry({ heading, steps, bring, children }: FirstEntryProps) {
  return (
    <section className="ml-7 border-l-2 border-red py-6 pr-(--gutter) pl-(--passage-gap) md:ml-14 md:[--passage-gap:3rem] [--entry-title:21rem] print:pt-1 print:pb-0">
      <h2 className="print:text-h3">{heading}</h2>
      <div className="relative mt-4 mb-5 print:my-2">
        <EntryList entries={steps} isOrdered />
      </div>
      <BringList {...bring} />
      {children}
    </section>
  );
}
