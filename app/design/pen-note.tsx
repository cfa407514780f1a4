import type { PenWords } from "~/words/types";

interface PenNoteProps {
  children: PenWords;
  /** Towards which end the line goes up. */
  tilt?: "right" | "left";
  className?: string;
}

/** A few words in the adviser's hand: at most one note a screenful, beside the line that it speaks about. */
export function PenNote({ children, tilt = "right", className = "" }: PenNoteProps) {
  return (
    <p
      className={`w-fit font-pen text-pen text-red ${tilt === "right" ? "-rotate-2" : "rotate-1"} ${className}`}
    >
      {children.map((line) => (
        <span key={line} className="block sm:whitespace-nowrap">{`${line} `}</span>
      ))}
    </p>
  );
}
