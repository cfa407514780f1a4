import type { ReactNode } from "react";

/** The frame of a service's drawing: 240 × 200 units, a 2px ink stroke, hidden from assistive technology. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 240 200"
      aria-hidden="true"
      className="h-auto w-full"
      fill="none"
      stroke="var(--on-marker)"
      strokeWidth="2"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}
