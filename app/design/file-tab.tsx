import type { ReactNode } from "react";

/** A manila file tab: what stands under it is one document. */
export function FileTab({ children }: { children: ReactNode }) {
  return <span className="file-tab">{children}</span>;
}

/** The tab of a whole page, on the edge of its folder. */
export function PageTab({ children }: { children: ReactNode }) {
  return (
    <div className="border-b-2 border-manila">
      <FileTab>{children}</FileTab>
    </div>
  );
}
