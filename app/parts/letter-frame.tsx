import type { ComponentProps } from "react";
import { Letter } from "./letter";

interface LetterFrameProps extends Pick<ComponentProps<typeof Letter>, "decision" | "subject"> {
  /** Its size; that of what it stands in, unless something else is given. */
  className?: string;
}

/** The letter as a drawing: as much of it as there is room for, laid askew behind the ink line at the foot of its frame. */
export function LetterFrame({ decision, subject, className = "size-full" }: LetterFrameProps) {
  return (
    <div
      className={`screen-only relative min-h-72 max-md:hidden overflow-clip border-b-2 border-ink ${className}`}
    >
      <div className="absolute top-[max(2rem,9%)] left-[6%] w-[84%] origin-top-left -rotate-3">
        <Letter crop="corner" decision={decision} subject={subject} />
      </div>
    </div>
  );
}
