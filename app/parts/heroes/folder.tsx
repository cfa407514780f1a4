import type { ReactNode } from "react";
import { FileTab } from "~/app/design/file-tab";

/** Manila from edge to edge: a case's folder, or an envelope; its tab, and what stands on it. */
export function Folder({ badge, children }: { badge: string; children: ReactNode }) {
  return (
    <div data-print-sheet className="md:first:-mt-8">
      <div className="page-width flex pt-3 md:justify-end md:pt-0">
        <FileTab>{badge}</FileTab>
      </div>
      <div className="on-manila overflow-clip border-b-2 border-ink print:border-0">
        <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-x-6 pt-3 md:pt-6 lg:grid-cols-12 print:block">
          {children}
        </div>
      </div>
    </div>
  );
}
