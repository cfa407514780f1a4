import type { ReactNode } from "react";
import { FaqList } from "~/app/parts/faq-list";
import { FileEntry } from "~/app/parts/file-sheet";
import type { FaqItem } from "~/words/types";

interface FaqSpreadProps {
  heading: string;
  items: readonly FaqItem[];
  /** In the margin: who answers others. */
  reader: ReactNode;
  /** Below them: where to read on. */
  children: ReactNode;
}

/** The questions of a page along the red rule of its file, and what stands beside and below them. */
export function FaqSpread({ heading, items, reader, children }: FaqSpreadProps) {
  return (
    <div className="screen-only page-width [--ground:var(--paper)] max-md:px-0 md:px-[calc(var(--gutter)+2px)]">
      <FileEntry heading={heading} below={reader}>
        <FaqList group="questions" items={items} />
        <div className="mt-6 grid gap-y-4 md:mb-3 md:gap-y-6">{children}</div>
      </FileEntry>
    </div>
  );
}
