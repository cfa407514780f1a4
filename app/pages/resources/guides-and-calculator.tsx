import { Drawing, Lines } from "~/app/design/drawing";
import { Written } from "~/app/design/written";
import type { ToolCard } from "~/words/types";

interface GuidesAndCalculatorProps {
  /** What stands on the foremost sheet: its title, and what is to be filled in. */
  title: string;
  blanks: ToolCard["blanks"];
}

/** Worksheets, fanned out, and a calculator. */
export function GuidesAndCalculator({ title, blanks }: GuidesAndCalculatorProps) {
  return (
    <Drawing strip="[--strip:2/1]">
      <g transform="translate(10) rotate(-15 180 340)">
        <path d="M70 56h190v300H70z" fill="var(--letter-tint)" />
      </g>
      <g transform="translate(4) rotate(-6 180 340)">
        <path d="M70 40h220v310H70z" fill="var(--letter)" />
        <Lines colour="letter-feint" d="M70 84h220M70 116h220M70 148h220M70 180h220M70 212h220" />
        <Lines colour="letter-red" d="M102 41v308" />
      </g>
      <g transform="translate(-6) rotate(4 180 340)">
        <path d="M86 30h226v320H86z" fill="var(--letter)" />
        <Lines colour="letter-red" d="M118 31v318" />
        <Written x={134} y={50} width={170} size={30}>
          {title}
        </Written>
        {blanks.map(({ label }, index) => (
          <g key={label} transform={`translate(0 ${index * 70})`}>
            <Written x={134} y={176} width={170} size={17}>
              {label}
            </Written>
            <Lines colour="letter-feint" d="M134 226h160" />
          </g>
        ))}
      </g>
      <g transform="translate(28) rotate(-3 370 240)" className="max-md:hidden">
        <rect x="290" y="104" width="156" height="240" rx="8" fill="var(--letter-tint)" />
        <path d="M308 122h120v42H308z" fill="var(--letter)" />
        <path d="M380 144h34" strokeWidth="4" />
        <path
          d="M308 180h24v24h-24zM340 180h24v24h-24zM372 180h24v24h-24zM308 214h24v24h-24zM340 214h24v24h-24zM372 214h24v24h-24zM308 248h24v24h-24zM340 248h24v24h-24zM372 248h24v24h-24zM308 282h24v24h-24zM340 282h24v24h-24zM372 282h24v24h-24zM404 180h24v24h-24zM404 214h24v24h-24z"
          fill="var(--letter)"
        />
        <path d="M404 248h24v58h-24z" fill="var(--marker)" />
      </g>
    </Drawing>
  );
}
