import type { PenWords } from "~/words/types";

interface PenNoteProps {
  children: PenWords;
  /** Towards which end the line goes up. */
  tilt?: "right" | "left";
  className?: string;
  /** In a line of other words, which those who hear the page are spared. */
  inLine?: boolean;
}

/** A few words in the adviser's hand: at most one note a screenful, beside the line that it speaks about. */
export function PenNote({
  children,
  tilt = "right",
  className = "",
  inLine = false,
}: PenNoteProps) {
  const Note = inLine ? "span" : "p";
  return (
    <Note
      aria-hidden={inLine || undefined}
      className={`block w-fit handwriting text-pen text-red forced-colors:text-[CanvasText] forced-colors:forced-color-adjust-none ${tilt === "right" ? "-rotate-2" : "rotate-1"} ${className}`}
    >
      {children.map((line) => (
        <span
          key={line}
          className="block sm:whitespace-nowrap nth-2:indent-[0.35em] nth-2:-rotate-1"
        >{`${line} `}</span>
      ))}
    </Note>
  );
}
