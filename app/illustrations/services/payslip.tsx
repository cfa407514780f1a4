import { Drawing } from "./drawing";

/** A payslip, half out of its perforated cover. */
export function Payslip() {
  return (
    <Drawing>
      <path d="M24 74h192v106H24z" fill="var(--manila)" />
      <path d="M44 26h152v120H44z" fill="var(--letter)" />
      <path d="M44 26h152v24H44z" fill="var(--letter-feint)" />
      <path d="M56 38h36M150 38h34" strokeWidth="5" stroke="var(--window-bar)" />
      <path d="M120 50v66" stroke="var(--letter-bar)" />
      <g strokeWidth="6" stroke="var(--letter-bar)">
        <path d="M56 66h50M56 82h34M56 98h44M132 66h50M132 82h40M132 98h28" />
      </g>
      <path d="M24 122h192v58H24z" fill="var(--manila)" />
      <path d="M36 122v58M204 122v58" strokeDasharray="3 5" />
      <rect x="56" y="138" width="92" height="28" rx="8" fill="var(--window)" />
      <path d="M68 148h56M68 157h38" strokeWidth="4" stroke="var(--window-bar)" />
    </Drawing>
  );
}
