import type { ReactNode } from "react";
import { FaqList } from "~/app/parts/faq-list";
import { FileEntry } from "~/app/parts/file-sheet";
import type { FaqItem } from "~/words/types";

interface FaqEntryProps {
  heading: string;
  items: readonly FaqItem[];
  /** The one that is open from the start. */
  open: string | undefined;
  /** In the margin: who answers others. */
  reader: ReactNode;
  /** Below them: where to read on. */
  children: ReactNode;
}

/** The questions of a page, and what stands beside and below them. */
export function FaqEntry({ heading, items, open, reader, children }: FaqEntryProps) {
  return (
    <FileEntry heading={heading} below={reader}>
      <FaqList group="questions" items={items} open={open} />
      <div className="mt-6 grid gap-y-4 md:mb-3 md:gap-y-6">{children}</div>
    </FileEntry>
  );
}
