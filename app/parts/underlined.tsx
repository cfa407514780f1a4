import type { ReactNode } from "react";
import { PenMark } from "./pen-mark";

/** Words that count, underlined with the red pen; yellow is for a date, and for the one thing to do. */
export function Underlined({ children }: { children: ReactNode }) {
  return (
    <span className="relative inline-block">
      {children}
      <PenMark name="underline" className="absolute inset-x-0 top-full -mt-0.5 h-2 w-full" />
    </span>
  );
}
