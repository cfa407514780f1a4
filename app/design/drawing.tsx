import type { ReactNode } from "react";
import type { PenWords } from "~/words/types";

interface DrawingProps {
  /** Such as the shape of its upper part on a phone, which cuts no words in two: `[--strip:…]`. */
  className?: string;
  children: ReactNode;
}

/**
 * The frame of a scene: 480 × 320 units, hidden from assistive technology. Lines that state no width
 * are ink, 2px at every size; lines that state one grow with the scene. A scene stands behind the ink
 * line at its foot: in a flatter frame the line cuts off more of it.
 */
export function Drawing({ className = "", children }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 480 320"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      className={`block size-full border-b-2 border-ink [&_:not([stroke-width])]:[vector-effect:non-scaling-stroke] ${className}`}
      fill="none"
      stroke="var(--on-marker)"
      strokeWidth="2"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

interface PrintedProps {
  /** Where its first line begins. */
  x: number;
  y: number;
  /** How far its lines stand apart. */
  by?: number;
  lines: readonly string[];
  /** The title of the sheet. */
  title?: boolean;
  /** Of the letters, in units of the scene. */
  size?: number;
  /** Figures of a column: each line ends at `x`. */
  end?: boolean;
}

/** Words on a drawn sheet, one below the other; a flatter frame may cut through them, as through a picture. */
export function Printed({ x, y, by = 24, lines, title, size, end }: PrintedProps) {
  return (
    <text
      data-printed
      y={y - by}
      stroke="none"
      fill="var(--on-marker)"
      fontSize={size ?? (title ? 24 : 20)}
      textAnchor={end ? "end" : undefined}
      className={title ? "font-display font-semibold" : undefined}
    >
      {lines.map((line) => (
        <tspan key={line} x={x} dy={by}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

interface PennedProps {
  x: number;
  y: number;
  size: number;
  /** On paper, or on the page. */
  colour: "letter-red" | "red";
  /** Around `x`; else from it. */
  middle?: boolean;
  children: PenWords;
}

/** What the adviser's pen has written in a drawing, in one line. */
export function Penned({ x, y, size, colour, middle, children }: PennedProps) {
  return (
    <text
      data-printed
      x={x}
      y={y}
      fontSize={size}
      fill={`var(--${colour})`}
      stroke="none"
      textAnchor={middle ? "middle" : undefined}
      className="handwriting"
    >
      {children.join(" ")}
    </text>
  );
}

/** Lines of a colour of their own, such as a margin's red or a sheet's feint. */
export function Lines({ d, colour }: { d: string; colour: "letter-red" | "letter-feint" }) {
  return <path d={d} stroke={`var(--${colour})`} />;
}

/** A pencil whose point is at 0,0 and which lies towards the right. */
export function Pencil({ place }: { place: string }) {
  return (
    <g transform={place}>
      <path d="M0 0 30-11v22z" fill="var(--letter)" />
      <path d="M0 0 10-4v8z" fill="var(--on-marker)" />
      <path d="M30-11h130v22H30z" fill="var(--marker)" />
      <path d="M30-3h130M160-11h18v22h-18z" fill="var(--letter)" />
    </g>
  );
}

interface WrittenProps {
  x: number;
  y: number;
  width: number;
  /** Of the letters, in units of the scene. */
  size: number;
  /** In the middle of its width; else from its left. */
  middle?: boolean;
  children: ReactNode;
}

/** Words that can be read on a thing in a drawing; their lines break by themselves. */
export function Written({ x, y, width, size, middle = false, children }: WrittenProps) {
  return (
    <foreignObject
      x={x}
      y={y}
      width={width}
      height={size * 5}
      fontSize={size}
      className="overflow-visible"
    >
      <p
        className={`font-display leading-[1.15] font-semibold text-balance text-on-marker forced-colors:forced-color-adjust-none ${middle ? "text-center" : ""}`}
      >
        {children}
      </p>
    </foreignObject>
  );
}
