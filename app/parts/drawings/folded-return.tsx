import { Bars, Drawing } from "~/app/design/drawing";
import { Written } from "~/app/design/written";

/** A tax return, folded in three, with one box filled in. */
export function FoldedReturn() {
  return (
    <Drawing>
      <path d="M45 70 175 34v300H45zM305 70 435 34v300H305z" fill="var(--letter)" />
      <path d="m175 34 130 36v264H175z" fill="var(--letter-feint)" />
      <g transform="matrix(1 -.277 0 1 45 70)">
        <Written x={36} y={26} width={90} size={18}>
          Return
        </Written>
        <Bars d="M22 76h86M22 98h70M22 120h86M22 142h48M22 190h86M22 212h62M22 234h86" />
      </g>
      <g transform="matrix(1 .277 0 1 175 34)" fill="var(--letter)">
        <path d="M22 30h86v32H22zM22 90h86v32H22zM22 150h86v32H22zM22 210h86v32H22z" />
        {["Pay", "Rent", "Interest", "Gains"].map((label, index) => (
          <Written key={label} x={30} y={36 + index * 60} width={76} size={15}>
            {label}
          </Written>
        ))}
      </g>
      <g transform="matrix(1 -.277 0 1 305 70)">
        <Written x={20} y={60} width={90} size={15}>
          Checked
        </Written>
        <Bars d="M22 40h86M22 176h86M22 198h70M22 220h86M22 242h40" />
        <path d="M22 94h86v50H22z" fill="var(--marker)" />
        <path d="m46 119 14 14 26-28" />
      </g>
    </Drawing>
  );
}
