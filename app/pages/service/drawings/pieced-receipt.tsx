import { Drawing, Printed } from "~/app/design/drawing";

/** A torn receipt, pieced together and read through a magnifying glass. */
export function PiecedReceipt() {
  return (
    <Drawing>
      <g fill="var(--letter)">
        <g transform="rotate(-4 150 200)">
          <path d="M70 34 206 30l-12 34 16 22-22 34 14 32-20 30 18 36-16 34 8 90H70z" />
          <Printed x={82} y={72} lines={["Receipt"]} title />
          <Printed x={82} y={108} lines={["Example"]} />
          <Printed x={82} y={268} by={30} lines={["Total", "Paid in"]} />
        </g>
        <path d="m226 24 156 8v104l-24-10-22 14-26-12-30 16-24-10-30 12-6-34 14-30-18-22z" />
        <g transform="rotate(3 300 250)">
          <path d="m222 156 32-14 26 10 28-16 28 12 22-14 24 10v200H206l10-60-12-34 18-34z" />
          <Printed x={332} y={264} by={30} lines={["£80", "cash"]} end />
        </g>
      </g>
      <path d="m336 214 22-22 96 96-22 22z" fill="var(--manila)" />
      <circle cx="272" cy="140" r="92" fill="var(--letter)" />
      <path d="M188 124h168v36H188z" fill="var(--marker)" stroke="none" />
      <Printed x={208} y={112} by={38} size={24} lines={["Sand", "Paint", "Nails"]} />
      <Printed x={341} y={112} by={38} size={24} lines={["£12", "£48", "£20"]} end />
      <path d="m286 50-14 42 18 34-20 42 16 26-8 36" />
      <circle cx="272" cy="140" r="92" strokeWidth="9" />
    </Drawing>
  );
}
