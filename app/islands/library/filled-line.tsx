import type { PenWords } from "~/words/types";

interface FilledLineProps {
  label: string;
  className: string;
  /** Whether it is the day that counts. */
  isMarked: boolean;
  /** What somebody has written on it. */
  children: PenWords;
}

/** A line of a worksheet, filled in by whoever keeps it: in ink, as the red pen is the adviser's. */
export function FilledLine({ label, className, isMarked, children }: FilledLineProps) {
  return (
    <div
      className={`flex min-h-14 items-end max-[22.5rem]:flex-wrap justify-between gap-x-4 border-b border-feint pb-1 ${className}`}
    >
      <p className="text-small text-ink-2">{label}</p>
      <p className="-mb-2 shrink-0 -rotate-2 handwriting text-pen">
        {isMarked ? <mark>{children}</mark> : children}
      </p>
    </div>
  );
}
