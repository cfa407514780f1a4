import type { ComponentProps, ReactNode } from "react";
import { PenNote } from "~/app/design/pen-note";
import { PenMark } from "~/app/parts/pen-mark";
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

interface FileEntryProps {
  /** The entry's own address on the page. */
  id?: string;
  heading?: string;
  /** Written under the heading, at the beginning of the text. */
  note?: PenWords | undefined;
  /** What stands in the margin, under the heading. */
  margin?: ReactNode;
  /** What stands in the margin below; on a phone, below the text. */
  below?: ReactNode;
  children: ReactNode;
}

/** An entry of the file: its heading left of the red rule, and its text. */
export function FileEntry({ id, heading, note, margin, below, children }: FileEntryProps) {
  const Entry = heading ? "section" : "div";
  return (
    <Entry id={id} className="margin-passage">
      <div className="pt-6 md:pt-5 md:pb-4 print:pt-2 print:pb-0">
        {heading && <h2 className="md:max-lg:text-h3">{heading}</h2>}
        {note && <PenNote className="mt-4">{note}</PenNote>}
        {margin}
      </div>
      <div className="relative pt-3 pb-3 md:pt-6 md:pb-4 print:py-2">
        {note && (
          <PenMark
            name="bracket"
            className="absolute top-8 left-[calc(var(--passage-gap)-1.75rem)] h-28 w-4 max-lg:hidden"
          />
        )}
        {children}
      </div>
      {below && <div className="pb-6 print:pb-2">{below}</div>}
    </Entry>
  );
}

interface WideEntryProps {
  heading?: string | undefined;
  /** Written beside the heading. */
  note?: PenWords | undefined;
  children: ReactNode;
}

/** An entry whose heading stands above its text, so that a long list has the whole sheet. */
export function WideEntry({ heading, note, children }: WideEntryProps) {
  const Entry = heading ? "section" : "div";
  return (
    <Entry className="ml-6 border-l-2 border-red pt-8 pb-6 pr-(--gutter) not-first:pt-0 pl-(--passage-gap) [--entry-title:20rem] md:ml-14 md:[--passage-gap:3rem] print:pt-1 print:pb-0">
      <EntryHeading heading={heading} note={note} />
      {children}
    </Entry>
  );
}

function EntryHeading({ heading, note }: Omit<WideEntryProps, "children">) {
  if (!heading) return null;
  return (
    <div className="mb-6 flex flex-wrap items-end gap-x-8 gap-y-3 print:mb-4">
      <h2 className="print:text-h3">{heading}</h2>
      {note && <PenNote className="*:sm:inline">{note}</PenNote>}
    </div>
  );
}

/** Such an entry of what is opened by its heading, and beside both who answers, and where to read on. */
export function BesideEntry({
  beside,
  children,
  ...entry
}: WideEntryProps & { beside: ReactNode }) {
  return (
    <WideEntry>
      <div
        className={
          beside
            ? "grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_17.5rem]"
            : ""
        }
      >
        <div>
          <EntryHeading {...entry} />
          {children}
        </div>
        {beside && <div className="grid content-start gap-y-6">{beside}</div>}
      </div>
    </WideEntry>
  );
}
