import type { ComponentProps, ReactNode } from "react";
import { PenNote } from "~/app/design/pen-note";
import type { PenWords } from "~/words/types";

/** The file: one white sheet, with the red rule between margin and text all the way down; the next lies close below it. */
export function FileSheet({ children, className = "", ...attributes }: ComponentProps<"div">) {
  return (
    <div
      {...attributes}
      data-file-sheet
      className={`bg-band py-6 [[data-file-sheet]+&]:pt-0 md:py-8 print:py-2 print:[[data-file-sheet]+&]:pt-2 ${className}`}
    >
      <div className="page-width">
        <div className="border-y-2 border-ink bg-sheet [--ground:var(--sheet)] max-md:-mx-(--gutter) md:border-x-2 print:border-0">
          {children}
        </div>
      </div>
    </div>
  );
}

interface RuledTextProps {
  /** How wide the margin is where there is room. */
  className: string;
  children: ReactNode;
}

/** A long text on such a sheet, its headings right of the red rule, too. */
export function RuledText({ className, children }: RuledTextProps) {
  return (
    <div
      className={`ml-3 border-l-2 border-red pt-6 pr-(--gutter) pb-8 pl-(--passage-gap) lg:pt-8 lg:[--passage-gap:3rem] ${className}`}
    >
      {children}
    </div>
  );
}

interface WideEntryProps {
  heading?: string | undefined;
  /** Written beside the heading. */
  note?: PenWords | undefined;
  /** Beside both, where the text is opened by its headings: who answers, and where to read on. */
  beside?: ReactNode;
  children: ReactNode;
}

/** An entry whose heading stands above its text, so that a long list has the whole sheet. */
export function WideEntry({ heading, note, beside, children }: WideEntryProps) {
  // What stands beside it has a heading of its own.
  const Entry = heading && !beside ? "section" : "div";
  const text = (
    <>
      {heading && (
        <div className="mb-6 flex flex-wrap items-end gap-x-8 gap-y-3 print:mb-4">
          <h2 className="print:text-h3">{heading}</h2>
          {note && <PenNote className="*:sm:inline">{note}</PenNote>}
        </div>
      )}
      {children}
    </>
  );
  return (
    <Entry className="ml-6 border-l-2 border-red pt-8 pb-6 pr-(--gutter) not-first:pt-0 pl-(--passage-gap) [--entry-title:20rem] md:ml-14 md:[--passage-gap:3rem] print:pt-1 print:pb-0">
      {beside ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_17.5rem]">
          <div>{text}</div>
          <div className="grid content-start gap-y-6">{beside}</div>
        </div>
      ) : (
        text
      )}
    </Entry>
  );
}
