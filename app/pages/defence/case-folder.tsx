import type { ReactNode } from "react";
import { FileTab } from "~/app/design/file-tab";
import { FolderDrawing } from "~/app/parts/heroes/folder-drawing";

interface CaseFolderProps {
  badge: string;
  drawing: ReactNode;
  /** Where the drawing stands from a wide window on. */
  drawingPlace: string;
  children: ReactNode;
}

/** The folder of a case: its tab, what stands on it, and the drawing on its lower edge. */
export function CaseFolder({ badge, drawing, drawingPlace, children }: CaseFolderProps) {
  return (
    <div data-print-sheet className="md:not-print:first:-mt-8">
      <div className="page-width flex pt-3 md:justify-end md:pt-0 print:justify-start">
        <FileTab>{badge}</FileTab>
      </div>
      <div className="on-manila overflow-x-clip border-y-2 border-t-manila border-b-ink print:border-0">
        <div className="page-width grid gap-x-6 pt-3 md:grid-cols-12 md:pt-4 print:block">
          {children}
          <div
            className={`screen-only max-md:order-3 max-md:-mr-(--gutter) -mb-0.5 md:relative md:col-span-6 md:pt-[53%] md:max-xl:mt-6 md:*:absolute md:*:bottom-0 md:*:max-h-full md:*:w-full lg:col-span-5 ${drawingPlace}`}
          >
            <FolderDrawing>{drawing}</FolderDrawing>
          </div>
        </div>
      </div>
    </div>
  );
}

/** What the headline is followed by: for a reader who fears a charge, that there is none. */
export function Verdict({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <p className={`mt-2 font-display text-h3 font-[560] md:mt-3 md:text-h2 ${className}`}>
      {children}
    </p>
  );
}
