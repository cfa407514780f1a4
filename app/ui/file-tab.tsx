import type { ReactNode } from "react";

/** A manila file tab: what stands under it is one document. */
export function FileTab({ children }: { children: ReactNode }) {
  return (
    <span className="file-tab inline-block rounded-t-tab bg-manila px-4 pt-1.5 pb-1 text-small font-semibold text-on-marker">
      {children}
    </span>
  );
}
