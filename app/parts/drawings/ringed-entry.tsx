import { Drawing, Lines, Printed } from "~/app/design/drawing";

/** A return with one entry ringed, and the statement in which the same figure was found. */
export function RingedEntry() {
  return (
    <Drawing>
      <g transform="rotate(3 360 160)">
        <path d="M262 28h194v350H262z" fill="var(--letter)" />
        <Lines colour="letter-feint" d="M263 128h192M263 172h192M263 216h192M263 260h192" />
        <path d="M274 179h168v34H274z" fill="var(--marker)" stroke="none" />
        <Printed x={282} y={72} size={28} lines={["Statement"]} title />
        <Printed x={282} y={116} by={44} size={24} lines={["Card", "Cash", "Rent", "Example"]} />
      </g>
      <g transform="rotate(-2 124 170)">
        <path d="M20 36h208v350H20z" fill="var(--letter)" />
        <path d="M20 36h208v48H20z" fill="var(--letter-feint)" />
        <path d="M138 106h66v36h-66zM138 162h66v36h-66zM138 218h66v36h-66z" />
        <Printed x={36} y={70} size={28} lines={["Return"]} title />
        <Printed x={36} y={132} by={56} size={24} lines={["Wages", "Rent", "Profit", "Example"]} />
        <Printed x={164} y={189} size={24} lines={["?"]} />
      </g>
      <path
        d="M122 179c10-34 96-36 100-2 4 36-104 40-102 2 2-22 40-34 70-28M222 183c20 14 26 12 50 10"
        stroke="var(--letter-red)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </Drawing>
  );
}
