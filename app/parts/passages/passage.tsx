import type { ReactNode } from "react";
import { PenNote } from "~/app/design/pen-note";
import { PlusMinus } from "~/app/design/plus-minus";
import { PenMark } from "~/app/parts/pen-mark";
import type { PenWords } from "~/words/types";

interface PassageProps {
  /** The passage's own address on the page. */
  id?: string;
  heading: string;
  /** Written under the heading, at the beginning of the text. */
  note?: PenWords | undefined;
  /** What stands in the margin below; on a phone, below the text. */
  below?: ReactNode;
  children: ReactNode;
}

/** Passages one below the other on one white sheet, along one red rule. */
export function Passages({ children }: { children: ReactNode }) {
  return (
    <div className="bg-band py-5 md:py-8 print:py-2">
      <div className="page-width">
        <div className="border-y-2 border-ink bg-sheet [--ground:var(--sheet)] max-md:-mx-(--gutter) md:border-x-2 print:border-0">
          {children}
        </div>
      </div>
    </div>
  );
}

/** A passage: its heading in the margin, the red rule, its text. */
export function Passage({ id, heading, note, below, children }: PassageProps) {
  return (
    <section id={id} className="margin-passage">
      <div className="pt-6 md:py-6 print:pt-2">
        <h2 className="md:max-lg:text-h3">{heading}</h2>
        {note && <PenNote className="mt-4">{note}</PenNote>}
      </div>
      <div className="relative pt-4 pb-4 md:py-6 print:py-2">
        {note && (
          <PenMark
            name="bracket"
            className="absolute top-10 left-[calc(var(--passage-gap)-1.75rem)] h-32 w-4 max-lg:hidden"
          />
        )}
        {children}
      </div>
      {below && <div className="pb-6 md:pb-10 print:pb-2">{below}</div>}
    </section>
  );
}

/** A passage that is opened by itself. */
export function FoldedPassage({ id, heading, children }: PassageProps) {
  return (
    <section id={id} className="margin-passage">
      <div />
      <details className="eases-open">
        <summary className="flex max-w-[46rem] items-center justify-between gap-4 py-3">
          <h2 className="text-h3 decoration-2 underline-offset-4 entry-hover:underline">
            {heading}
          </h2>
          <PlusMinus />
        </summary>
        <div className="pt-1 pb-6">{children}</div>
      </details>
    </section>
  );
}
