import { Letter } from "./letter";

/**
 * The letter as a drawing: as much of it as there is room for, laid askew behind the ink line at the foot
 * of its frame, which has the size of what it stands in.
 */
export function LetterFrame({ marked }: { marked?: "answer" | "date" }) {
  return (
    <div className="screen-only relative size-full min-h-60 max-md:hidden overflow-clip border-b-2 border-ink">
      <div className="absolute top-[9%] left-[6%] w-[84%] origin-top-left -rotate-3">
        <Letter crop="corner" marked={marked} />
      </div>
    </div>
  );
}
