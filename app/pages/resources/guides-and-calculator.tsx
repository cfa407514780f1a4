import { Drawing, Lines, Penned, Printed } from "~/app/design/drawing";
import { Written } from "~/app/design/written";
import type { ToolCard } from "~/words/types";

interface GuidesAndCalculatorProps {
  /** What stands on the foremost sheet: its title, and what is filled in. */
  title: string;
  blanks: ToolCard["blanks"];
  example: string;
}

/** Worksheets, fanned out, the foremost filled in with its last line ringed; and the calculator that helped. */
export function GuidesAndCalculator({ title, blanks, example }: GuidesAndCalculatorProps) {
  return (
    <Drawing strip="[--strip:20/12]">
      <g transform="translate(10) rotate(-15 180 340)">
        <path d="M70 56h190v300H70z" fill="var(--letter-tint)" />
      </g>
      <g transform="translate(0 8) rotate(-6 180 340)">
        <path d="M70 40h220v310H70z" fill="var(--letter)" />
        <Lines colour="letter-feint" d="M70 84h220M70 116h220M70 148h220M70 180h220M70 212h220" />
        <Lines colour="letter-red" d="M102 41v308" />
      </g>
      <g transform="translate(-6) rotate(4 180 340)">
        <path d="M76 26h236v324H76z" fill="var(--letter)" />
        <Lines colour="letter-red" d="M104 27v322" />
        <Written x={120} y={42} width={186} size={19}>
          {title}
        </Written>
        {blanks.map(({ label, written }, index) => (
          <g key={label}>
            <Written x={120} y={116 + index * 74} width={180} size={15}>
              {label}
            </Written>
            <g transform={`translate(0 ${8 + index * 84})`}>
              <Penned x={206} y={160} size={36} colour="letter-red" middle>
                {written}
              </Penned>
              <Lines colour="letter-feint" d="M120 168h172" />
            </g>
          </g>
        ))}
        <g transform="translate(254 12) rotate(5)">
          <rect width="96" height="30" rx="3" fill="var(--letter)" stroke="var(--letter-red)" />
          <text
            data-printed
            x="48"
            y="21"
            fontSize="19"
            fill="var(--letter-red)"
            stroke="none"
            textAnchor="middle"
            className="font-semibold"
          >
            {example}
          </text>
        </g>
        <path
          transform="translate(0 10)"
          d="M286 228c-10-14-42-20-80-20-54 0-92 10-92 30s44 30 92 29 90-11 90-31c0-14-18-24-44-29"
          stroke="var(--letter-red)"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </g>
      <g className="translate-x-[28px] max-md:translate-y-[-46px]">
        <g transform="rotate(-3 370 240)">
          <rect x="304" y="116" width="142" height="196" rx="8" fill="var(--letter-tint)" />
          <path d="M318 130h114v40H318z" fill="var(--letter)" />
          <Printed x={424} y={160} size={26} lines={["0"]} end />
          <path
            d="M318 182h22v20h-22zM349 182h22v20h-22zM380 182h22v20h-22zM318 212h22v20h-22zM349 212h22v20h-22zM380 212h22v20h-22zM318 242h22v20h-22zM349 242h22v20h-22zM380 242h22v20h-22zM318 272h22v20h-22zM349 272h22v20h-22zM380 272h22v20h-22zM411 182h22v20h-22zM411 212h22v20h-22z"
            fill="var(--letter)"
          />
          <path d="M411 242h22v50h-22z" fill="var(--marker)" />
        </g>
      </g>
    </Drawing>
  );
}
