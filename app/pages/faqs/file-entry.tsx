import type { ReactNode } from "react";

interface FileEntryProps {
  heading?: string;
  /** What stands in the margin below; on a phone, below the text. */
  below?: ReactNode;
  children: ReactNode;
}

/** An entry of the file: its heading left of the red rule, and its text. */
export function FileEntry({ heading, below, children }: FileEntryProps) {
  const Entry = heading ? "section" : "div";
  return (
    <Entry className="margin-passage">
      <div className="pt-6 md:pt-5 md:pb-4 print:pt-2 print:pb-0">
        {heading && <h2 className="md:max-lg:text-h3">{heading}</h2>}
      </div>
      <div className="relative pt-3 pb-3 md:pt-6 md:pb-4 print:py-2">{children}</div>
      {below && <div className="pb-6 print:pb-2">{below}</div>}
    </Entry>
  );
}
