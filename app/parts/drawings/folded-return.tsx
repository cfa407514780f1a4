import { Drawing, Printed } from "~/app/design/drawing";

/** A tax return, folded in three, with one box filled in. */
export function FoldedReturn() {
  return (
    <Drawing>
      <path d="M45 70 175 34v300H45zM305 70 435 34v300H305z" fill="var(--letter)" />
      <path d="m175 34 130 36v264H175z" fill="var(--letter-feint)" />
      <g transform="matrix(1 -.277 0 1 45 70)">
        <Printed x={22} y={44} by={34} lines={["Tax", "return"]} title />
        <Printed x={22} y={118} by={32} lines={["Your name", "The year", "Example"]} />
      </g>
      <g transform="matrix(1 .277 0 1 175 34)" fill="var(--letter)">
        <path d="M22 30h86v32H22zM22 78h86v32H22zM22 126h86v32H22zM22 174h86v32H22z" />
        <Printed x={30} y={51} by={48} lines={["Wages", "Interest", "Rent", "Profit"]} />
      </g>
      <g transform="matrix(1 -.277 0 1 305 70)">
        <Printed x={22} y={80} by={94} lines={["Checked", "Signed"]} />
        <path d="M22 94h86v50H22z" fill="var(--marker)" />
        <path d="m46 119 14 14 26-28" />
      </g>
    </Drawing>
  );
}
