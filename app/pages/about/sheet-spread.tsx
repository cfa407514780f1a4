import { PenNote } from "~/app/design/pen-note";
import { OneSheet } from "~/app/parts/one-sheet";
import { Prose } from "~/app/parts/passages/prose";
import { PenArrow } from "~/app/parts/pen-mark";
import type { PenWords, OneSheet as Sheet } from "~/words/types";

interface SheetSpreadProps {
  heading: string;
  paragraphs: readonly string[];
  /** What the second paragraph speaks of. */
  sheet: Sheet;
  note: PenWords;
}

/** A folder across the page: a heading, what is said of the sheet, and the sheet lying on it. */
export function SheetSpread({ heading, paragraphs, sheet, note }: SheetSpreadProps) {
  return (
    <section aria-label={heading} className="on-manila overflow-x-clip">
      <div className="page-width grid gap-x-6 gap-y-10 py-14 md:py-20 lg:grid-cols-12">
        <div className="lg:col-span-6 lg:pr-6">
          <h2 className="mb-8 text-display">{heading}</h2>
          <Prose paragraphs={paragraphs} />
        </div>
        <div className="lg:sticky lg:top-8 lg:col-span-6 lg:self-start lg:pt-2">
          <div className="lg:rotate-1">
            <OneSheet {...sheet} />
          </div>
          <div className="screen-only mt-6 ml-[12%] flex items-start gap-3">
            <PenNote className="mt-4">{note}</PenNote>
            <PenArrow className="h-14 w-11 -scale-y-100" />
          </div>
        </div>
      </div>
    </section>
  );
}
