import type { ReactNode } from "react";

/** Each in a box of its own, which is stretched to whatever room it gets; the stroke is not. */
const marks = {
  /** Round a date. Its end passes above its beginning, as a hand's does. */
  ring: [
    "0 0 100 40",
    "M71 3.9C58 1.9 42 1 29 1.6 21 2.2 15 3.7 10.8 5.8 6.3 7.8 3.5 10.3 2 13.6.4 17 .1 23 1.4 26.2 2.6 29.5 5.4 32 10 34.1c4.6 2 11 3.6 18.8 4.5 7.8.8 22.3 1.1 31.7.7 9.4-.3 16.2-1.3 22.2-2.9 6-1.6 10.8-3.8 13.9-6.5 3.1-2.7 4.5-6.9 3.9-11.7-.5-4.7-3-7.4-6.7-10.3C89 4 79-.6 65-3.6",
  ],
  /** Left of the lines that it takes together; its point is to the left. */
  bracket: ["0 0 16 60", "M15 1C7 2 9 10 9 16c0 8-1 13-8 14 7 1 8 7 8 14 0 6-1 13 6 15"],
  /** From a note at the lower left to the line at the upper right. */
  leader: ["0 0 100 100", "M1 98C34 92 40 74 54 45 66 18 76 4 99 2"],
  /** Round a large figure, its end above its beginning. */
  loop: [
    "0 0 360 130",
    "M316 30C270 10 150 1 70 14 22 23-3 50 4 80c8 32 68 46 156 47 94 1 176-8 194-44 12-26-8-52-62-68-30-9-60-14-98-17",
  ],
  /** Below a date or a short word, its end turned back. */
  hook: ["0 0 300 20", "M2 9C70 3 190 2 284 6c15 1 14 7 1 8-27 2-58 0-83 4"],
  /** Below a time, to the right, back and to the right again. */
  twice: ["0 0 300 24", "M2 7C90 1 210 1 297 5 200 7 90 11 34 19c78-5 150-6 222-1"],
  underline: ["0 0 100 8", "M1 5C22 2 48 2 66 4s24 2 33-1"],
  cross: ["0 0 24 24", "M4 4c5 6 10 11 16 16M19 4C14 9 9 14 5 20"],
  tick: ["0 0 24 24", "M3 14c2 2 4 4 6 8C12 14 16 7 22 2"],
} as const;

interface PenMarkProps {
  name: keyof typeof marks;
  /** Its place and size. */
  className: string;
}

/** A stroke of the adviser's red pen, 2.5 px at every size. */
export function PenMark({ name, className }: PenMarkProps) {
  const [viewBox, d] = marks[name];
  return (
    <Pen viewBox={viewBox} className={className} stretched>
      <path d={d} />
    </Pen>
  );
}

/** An arrow that sets out to the right and bends down to its point; turn it by its class. */
export function PenArrow({ className }: { className: string }) {
  return (
    <Pen viewBox="0 0 60 80" className={className}>
      <path d="M2 4c34-2 46 30 46 70M37 62c5 4 8 8 11 13 2-6 5-9 10-13" />
    </Pen>
  );
}

interface PenProps {
  viewBox: string;
  className: string;
  stretched?: boolean;
  children: React.ReactNode;
}

function Pen({ viewBox, className, stretched = false, children }: PenProps) {
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio={stretched ? "none" : undefined}
      aria-hidden="true"
      className={`pointer-events-none overflow-visible text-red forced-colors:text-[CanvasText] *:[vector-effect:non-scaling-stroke] ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

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

/** Words that count, on one line, underlined with the red pen: short ones with a hook; yellow is for a date, and for the one thing to do. */
export function Underlined({
  mark,
  children,
}: {
  mark?: "hook" | "twice" | "underline";
  children: string;
}) {
  return (
    <span className="relative whitespace-nowrap max-[23rem]:inline-block max-[23rem]:whitespace-normal">
      {children}
      <PenMark
        name={mark ?? (children.length > 12 ? "underline" : "hook")}
        className="absolute top-[calc(100%-0.22em+4px)] left-0 h-[max(0.5rem,0.2em)] w-full"
      />
    </span>
  );
}

/** The letter of the alphabet by which a letter, its case, and what to do in it are known, in the pen's ring; in type, for in its hand a B is no B. */
export function PenLetter({ size = "size-11", children }: { size?: string; children: string }) {
  return (
    <span
      aria-hidden="true"
      className={`screen-only flex shrink-0 items-center justify-center rounded-full border-2 border-red font-display text-h3 leading-none font-semibold text-red ${size}`}
    >
      {children}
    </span>
  );
}
