interface DayBoxesProps {
  days: number;
  /** In a line of text's height, or of a spread's. */
  height?: "line" | "spread";
}

const heights = {
  line: { boxes: "border-2 *:h-7 *:leading-7 sm:*:h-9", last: "sm:-mt-3 sm:pt-3" },
  spread: {
    boxes: "border-2 *:h-9 *:leading-9 sm:*:h-18",
    last: "sm:-mt-7 sm:pt-7",
  },
} as const;

/** One box for each day, the last one marked; on a phone in rows of ten. */
export function DayBoxes({ days, height = "line" }: DayBoxesProps) {
  const { boxes, last } = heights[height];
  return (
    <div
      className={`grid grow grid-cols-10 border-ink bg-sheet *:relative *:border-feint *:text-center max-sm:*:border-r max-sm:*:border-b max-sm:*:nth-[10n]:border-r-0 max-sm:*:nth-last-[-n+10]:border-b-0 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none sm:*:border-r sm:*:nth-[10n]:border-r-2 sm:*:nth-[10n]:border-ink sm:*:last:border-r-0! ${boxes}`}
    >
      {Array.from({ length: days }, (_, index) => index + 1).map((day) => {
        // On a wide screen the tenth days have their number below.
        const number = (day % 10 === 0 || day === days) && (
          <span className="sm:absolute sm:top-full sm:right-0.5 sm:pt-1 sm:leading-normal sm:text-ink">
            {day}
          </span>
        );
        return day < days ? (
          <div key={day}>{number}</div>
        ) : (
          <div
            key={day}
            className={`bg-marker text-on-marker outline-2 outline-ink [print-color-adjust:exact] sm:box-content forced-colors:bg-[Mark] forced-colors:text-[MarkText] ${last}`}
          >
            {number}
          </div>
        );
      })}
    </div>
  );
}
