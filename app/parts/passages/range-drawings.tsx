import type { RangeScale } from "~/words/services/service-page";

/** Where a figure lies on a scale of its unit, or one point of it. */
export interface FigureRange {
  from: number;
  to: number;
  /** As it stands behind the number: "%", " years". */
  unit: string;
}

interface OnScale {
  scale: RangeScale;
  /** The furthest figure of the table, where its scale ends. */
  furthest: FigureRange;
  /** The id of the feint squares, which the axis defines and every bar lies on. */
  squares: string;
  /** Where it stands, if not in a cell. */
  className?: string;
}

/** On a wide screen the right part of a cell, beside its figure; on a phone below it. */
const inCell = "lg:absolute lg:right-0 lg:bottom-0 lg:w-[calc(100%-8rem)]";
const area = "block h-9 w-full overflow-visible";

/** The numbers above a table's bars, with a tick for each square. */
export function RangeAxis(on: OnScale) {
  const { scale, furthest, squares, className = inCell } = on;
  const steps = stepsOf(furthest.to, scale.square);
  const numbered = stepsOf(furthest.to, scale.numbered);
  const written = (step: number) => {
    if (step === 0) return scale.today ?? step;
    return step === furthest.to ? step + furthest.unit : step;
  };
  const stretched = {
    viewBox: `0 0 ${furthest.to} 1`,
    preserveAspectRatio: "none",
    overflow: "visible",
    className: "*:[vector-effect:non-scaling-stroke]",
  };
  const lines = (top: (step: number) => number) =>
    steps.map((step) => `M${scale.today ? furthest.to - step : step} ${top(step)}V1`).join("");
  return (
    <svg aria-hidden="true" className={`${area} ${className} text-small`} fill="currentColor">
      <symbol id={squares} {...stretched}>
        <path d={lines(() => 0)} stroke="var(--feint)" />
      </symbol>
      <svg aria-hidden="true" {...stretched}>
        <path d={lines((step) => (numbered.includes(step) ? 0.75 : 0.87))} stroke="currentColor" />
      </svg>
      {numbered.map((step) => (
        <text
          key={step}
          x={place(step, on)}
          y="55%"
          textAnchor={anchors[place(step, on)] ?? "middle"}
        >
          {written(step)}
        </text>
      ))}
    </svg>
  );
}

interface RangeBarProps extends OnScale {
  /** A bare scale where there is none. */
  range?: Omit<FigureRange, "unit"> | undefined;
  /** The second figure of a row has the darker ground. */
  isSecond?: boolean;
}

/** A figure as a bar on feint squares with a tick at its end; a single point is a line to its tick. */
export function RangeBar({ range, isSecond, ...on }: RangeBarProps) {
  const { from, to } = range ?? { from: 0, to: 0 };
  const { className = `${inCell} border-feint max-lg:border-y lg:h-full` } = on;
  const whole = on.furthest.to;
  return (
    <svg aria-hidden="true" className={`${area} ${className}`} stroke="currentColor">
      <use href={`#${on.squares}`} />
      {to === from && <line x2={place(to, on)} y1="50%" y2="50%" strokeWidth="2" />}
      {to > from && (
        <rect
          x={place(on.scale.today ? to : from, on)}
          y="50%"
          width={`${((to - from) / whole) * 100}%`}
          height="24"
          transform="translate(0 -12)"
          strokeWidth="2"
          fill={isSecond ? "var(--manila)" : "var(--letter-tint)"}
        />
      )}
      {range && (
        <rect
          x={place(to, on)}
          y="50%"
          width="4"
          height="32"
          transform={on.scale.today ? "translate(-1 -16)" : "translate(-3 -16)"}
          fill="currentColor"
          stroke="none"
        />
      )}
    </svg>
  );
}

/** The numbers at the edges stay inside. */
const anchors: Record<string, "start" | "end"> = { "0%": "start", "100%": "end" };

function stepsOf(end: number, step: number): number[] {
  return Array.from({ length: Math.floor(end / step) + 1 }, (_, index) => index * step);
}

/** From the left, or, where the scale runs back from today, from the right. */
function place(value: number, { scale, furthest }: OnScale): string {
  const share = (value / furthest.to) * 100;
  return `${scale.today ? 100 - share : share}%`;
}
