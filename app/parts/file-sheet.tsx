import type { ReactNode } from "react";

/** The file: one white sheet that comes in from the left, with the red rule between margin and text all the way down. */
export function FileSheet({ children }: { children: ReactNode }) {
  return (
    <div className="relative [--ground:var(--sheet)]">
      <div
        aria-hidden="true"
        className="screen-only absolute inset-y-0 right-0 left-0 border-y-2 border-ink bg-sheet lg:right-6 lg:border-r-2"
      />
      <div className="page-width relative">
        <div className="max-md:-mx-(--gutter) lg:pr-10">{children}</div>
      </div>
    </div>
  );
}

interface FileEntryProps {
  id?: string;
  heading?: string;
  /** What stands in the margin, below the heading. */
  margin?: ReactNode;
  children: ReactNode;
}

/** An entry of the file: its heading left of the red rule, and its text. */
export function FileEntry({ id, heading, margin, children }: FileEntryProps) {
  const Entry = heading ? "section" : "div";
  return (
    <Entry id={id} className="margin-passage">
      <div className="pt-10 print:pt-4">
        {heading && <h2 className="text-balance md:max-lg:text-h3 lg:pr-6">{heading}</h2>}
        {margin}
      </div>
      <div className="pt-4 pb-2 md:pt-10 print:pt-4">{children}</div>
    </Entry>
  );
}

/** The foot of a file: a piece of the rule below the last text. */
export function FileFoot() {
  return (
    <div aria-hidden="true" className="screen-only margin-passage">
      <span />
      <span className="block h-10" />
    </div>
  );
}
