import type { ReactNode } from "react";
import { FaqList } from "~/app/parts/faq-list";
import { FileEntry, FileSheet } from "~/app/parts/file-sheet";
import type { FaqItem } from "~/words/types";

interface FaqSpreadProps {
  heading: string;
  items: readonly FaqItem[];
  /** In the margin: who answers others. */
  reader: ReactNode;
  /** Below them: where to read on. */
  children: ReactNode;
}

/** The questions of a page on a sheet of their own, and what stands beside and below them. */
export function FaqSpread({ heading, items, reader, children }: FaqSpreadProps) {
  return (
    <div className="screen-only">
      <FileSheet>
        <FileEntry heading={heading} below={reader}>
          <FaqList group="questions" items={items} />
          <div className="mt-6 grid gap-y-4 md:mb-3 md:gap-y-6">{children}</div>
        </FileEntry>
      </FileSheet>
    </div>
  );
}
