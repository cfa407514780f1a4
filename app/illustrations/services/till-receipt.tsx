import { Drawing } from "./drawing";

/** A till receipt with its VAT line marked, on a spike. */
export function TillReceipt() {
  return (
    <Drawing>
      <path d="M72 26h96v148l-12-9-12 9-12-9-12 9-12-9-12 9-12-9-12 9z" fill="var(--letter)" />
      <path d="M98 46h44" strokeWidth="8" stroke="var(--on-marker)" />
      <g strokeWidth="6" stroke="var(--letter-bar)">
        <path d="M86 68h36M86 84h28M86 100h40M140 68h16M144 84h12M136 100h20" />
      </g>
      <path d="M82 112h78v18H82z" fill="var(--marker)" stroke="none" />
      <path d="M88 121h20M140 121h14" strokeWidth="4" />
      <path d="M86 140h68M86 144h68" strokeWidth="1.5" />
      <path d="M120 6v24" stroke="var(--ink)" strokeWidth="3" strokeLinecap="round" />
      <circle cx="120" cy="30" r="4" fill="var(--on-marker)" />
    </Drawing>
  );
}
