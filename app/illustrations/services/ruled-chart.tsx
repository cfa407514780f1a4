import { Drawing } from "./drawing";

/** A chart on squared paper: last year's bars, and the line that is meant to be. */
export function RuledChart() {
  return (
    <Drawing>
      <path d="M30 20h180v160H30z" fill="var(--letter)" />
      <path
        d="M30 52h180M30 84h180M30 116h180M30 148h180M66 20v160M102 20v160M138 20v160M174 20v160"
        stroke="var(--letter-feint)"
        strokeWidth="1.5"
      />
      <path d="M74 120h20v60H74zM110 102h20v78h-20zM146 78h20v102h-20z" fill="var(--letter-tint)" />
      <path d="M182 46h20v134h-20z" fill="var(--marker)" />
      <path
        d="m46 128 38-26 36-18 36-26 36-26"
        stroke="var(--letter-red)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M30 20v160h180" />
    </Drawing>
  );
}
