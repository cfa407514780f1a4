import { Drawing, Printed } from "~/app/design/drawing";

const back = "m180 64 15-12 15 12 15-12 15 12 15-12 15 12 15-12 15 12v330H180z";
const strip = "m160 64 16-12 16 12 16-12 16 12 16-12 16 12 16-12 16 12 16-12 16 12v356H160z";

/** Till receipts on a spike; the VAT line of the one on top is marked. */
export function TillReceipt() {
  return (
    <Drawing>
      <g transform="rotate(44 240 100) translate(0 -14)">
        <path d={back} fill="var(--letter)" />
        <Printed x={188} y={226} by={30} lines={["Tea", "Milk", "Stamps"]} />
      </g>
      <g transform="rotate(-41 240 100) translate(0 -14)">
        <path d={back} fill="var(--letter)" />
        <Printed x={292} y={242} by={30} lines={["4.20", "3.60", "15.00"]} end />
      </g>
      <path d={strip} fill="var(--letter)" />
      <path d="M168 198h144v30H168z" fill="var(--marker)" stroke="none" />
      <Printed x={176} y={132} size={26} lines={["Receipt"]} title />
      <Printed x={176} y={163} by={28} lines={["Paper", "Ink", "VAT"]} />
      <Printed x={304} y={163} by={28} lines={["12.00", "18.00", "6.00"]} end />
      <path d="M168 234h144M168 268h144M168 275h144" />
      <Printed x={176} y={258} by={44} lines={["Total", "Example"]} />
      <Printed x={304} y={258} lines={["36.00"]} end />
      <path d="M235 104V36l5-26 5 26v68z" fill="var(--window-bar)" />
      <path d="M226 104h28" />
    </Drawing>
  );
}
