import { Drawing, Printed } from "~/app/design/drawing";

/** A tax return, folded in three, with one box filled in. */
export function FoldedReturn() {
  return (
    <Drawing>
      <path d="M45 40 175 4v330H45zM305 40 435 4v330H305z" fill="var(--letter)" />
      <path d="m175 4 130 36v294H175z" fill="var(--letter-feint)" />
      <g transform="matrix(1 -.277 0 1 45 40)">
        <Printed x={20} y={46} by={34} size={28} lines={["Tax", "return"]} title />
        <Printed x={20} y={132} by={40} size={22} lines={["The year", "Example"]} />
      </g>
      <g transform="matrix(1 .277 0 1 175 4)" fill="var(--letter)">
        <path d="M22 32h86v34H22zM22 84h86v34H22zM22 136h86v34H22zM22 188h86v34H22z" />
        <Printed x={28} y={56} by={52} lines={["Wages", "Interest", "Rent", "Profit"]} />
      </g>
      <g transform="matrix(1 -.277 0 1 305 40)">
        <Printed x={20} y={98} by={92} size={22} lines={["Checked", "Signed"]} />
        <path d="M22 112h86v50H22z" fill="var(--marker)" />
        <path d="m46 137 14 14 26-28" />
      </g>
    </Drawing>
  );
}
