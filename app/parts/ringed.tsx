import type { ReactNode } from "react";
import { PenMark } from "./pen-mark";

/** Words on one line, ringed with the red pen. */
export function Ringed({ children }: { children: ReactNode }) {
  return (
    <span className="relative mx-3 inline-block whitespace-nowrap">
      {children}
      <PenMark
        name="ring"
        className="absolute -top-0.5 -left-2.5 h-[calc(100%+0.25rem)] w-[calc(100%+1.25rem)]"
      />
    </span>
  );
}

/** The date that counts on a letter, ringed and marked. */
export function RingedDate({ children }: { children: string }) {
  return (
    <Ringed>
      <span className="marker-stroke font-semibold">{children}</span>
    </Ringed>
  );
}
