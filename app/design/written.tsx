import type { ReactNode } from "react";

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
        className={`font-display leading-[1.15] font-semibold text-balance text-on-marker ${middle ? "text-center" : ""}`}
      >
        {children}
      </p>
    </foreignObject>
  );
}
