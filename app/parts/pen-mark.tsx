/** Each in a box of its own, which is stretched to whatever room it gets; the stroke is not. */
const marks = {
  /** Round a date. It closes past its beginning, as a hand does. */
  ring: ["0 0 100 40", "M58 3C28 1 2 7 2 20 2 33 26 38 52 38 80 38 98 31 98 20 98 9 76 1 49 5"],
  /** Left of the lines that it takes together; its point is to the left. */
  bracket: ["0 0 16 60", "M15 1C7 2 9 10 9 16c0 8-1 13-8 14 7 1 8 7 8 14 0 6-1 13 6 15"],
  /** From a note at the lower left to the line at the upper right. */
  leader: ["0 0 100 100", "M1 98C34 92 40 74 54 45 66 18 76 4 99 2"],
  underline: ["0 0 100 8", "M1 5C22 2 48 2 66 4s24 2 33-1"],
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
      className={`pointer-events-none overflow-visible text-red *:[vector-effect:non-scaling-stroke] ${className}`}
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
