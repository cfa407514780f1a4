import { Drawing } from "./drawing";

/** A page of analysis paper, its columns ruled and cast. */
export function LedgerColumns() {
  return (
    <Drawing>
      <path d="M30 22h180v158H30z" fill="var(--letter)" />
      <path d="M30 22h180v26H30z" fill="var(--letter-feint)" />
      <path d="M62 22v158" stroke="var(--letter-red)" />
      <path d="M122 22v158M166 22v158" stroke="var(--letter-feint)" />
      <g strokeWidth="6" stroke="var(--letter-bar)">
        <path d="M72 66h38M72 86h28M72 106h38M72 126h22" />
        <path d="M138 66h18M132 86h24M142 106h14M136 126h20M182 66h16M178 86h20M186 106h12M180 126h18" />
      </g>
      <path d="M130 148h72v16h-72z" fill="var(--marker)" stroke="none" />
      <path d="M130 140h72M130 166h72M130 171h72" />
      <path d="M40 36h12" strokeWidth="4" />
    </Drawing>
  );
}
