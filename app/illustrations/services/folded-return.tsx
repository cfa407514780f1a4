import { Drawing } from "./drawing";

/** A tax return, folded in three, with one box filled in. */
export function FoldedReturn() {
  return (
    <Drawing>
      <path d="M44 34 120 14l76 20v152l-76-20-76 20z" fill="var(--letter)" />
      <path d="M44 34 120 14v152l-76 20z" fill="var(--letter-feint)" />
      <path d="M120 14v152" />
      <g strokeWidth="6" stroke="var(--window-bar)">
        <path d="m58 58 46-12M58 76l34-9M58 94l46-12" />
        <path d="m136 52 46 12M136 96l46 12M136 114l30 8" stroke="var(--letter-bar)" />
      </g>
      <path d="m136 66 46 12v18l-46-12z" fill="var(--marker)" />
      <path d="m144 77 8 9 16-5" />
      <path d="M58 112h0l46-12v34l-46 12z" fill="var(--letter)" />
    </Drawing>
  );
}
