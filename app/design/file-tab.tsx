import type { ReactNode } from "react";

/** A manila file tab: what stands under it is one document. */
export function FileTab({ children }: { children: ReactNode }) {
  return <span className="file-tab">{children}</span>;
}

/** The tab of a whole page, on the edge of its folder: in the line of the way to the page, which stands above it. */
export function PageTab({ children }: { children: ReactNode }) {
  return (
    <div className="-mt-8 border-b-2 border-manila text-right print:mt-3 print:text-left">
      <FileTab>{children}</FileTab>
    </div>
  );
}
