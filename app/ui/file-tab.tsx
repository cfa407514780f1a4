import type { ReactNode } from "react";

/** A manila file tab: what stands under it is one document. */
export function FileTab({ children }: { children: ReactNode }) {
  return <span className="file-tab">{children}</span>;
}
