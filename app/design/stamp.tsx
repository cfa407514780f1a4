import type { ReactNode } from "react";

interface StampProps {
  children: ReactNode;
  className?: string;
}

/** A red stamp on paper: what it is pressed on is not the real thing. */
export function Stamp({ children, className = "" }: StampProps) {
  return (
    <span
      className={`-rotate-6 rounded-sm border-2 border-letter-red bg-letter px-1 py-0.5 text-small font-semibold text-letter-red ${className}`}
    >
      {children}
    </span>
  );
}
