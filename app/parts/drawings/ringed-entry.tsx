import { Drawing, Lines, Printed } from "~/app/design/drawing";

/** A return with one entry ringed, and the statement in which the same figure was found. */
export function RingedEntry({ entry }: { entry: "Rent" | "Interest" }) {
  return (
    <Drawing>
      <g transform="translate(0 -16) rotate(3 380 160)">
        <path d="M286 22h220v350H286z" fill="var(--letter)" stroke="none" />
        <Lines
          colour="letter-feint"
          d="M286 88h200M286 116h200M286 144h200M286 172h200M286 200h200M286 228h200M286 256h200"
        />
        <path d="M286 22h220v350H286z" />
        <path d="M298 173h190v27H298z" fill="var(--marker)" stroke="none" />
        <Printed x={306} y={62} lines={["Statement"]} title />
        <Printed
          x={306}
          y={108}
          by={28}
          lines={["Wages in", "Card", "Cash", entry, "Fuel", "Example"]}
        />
      </g>
      <g transform="translate(0 -22) rotate(-2 150 170)">
        <path d="M34 30h220v350H34z" fill="var(--letter)" />
        <path d="M34 30h220v38H34z" fill="var(--letter-feint)" />
        <path d="M160 88h74v26h-74zM160 130h74v26h-74zM160 172h74v26h-74zM160 214h74v26h-74z" />
        <Printed x={52} y={57} lines={["Return"]} title />
        <Printed x={52} y={106} by={42} lines={["Wages", "Savings", entry, "Profit"]} />
        <Printed x={182} y={55} lines={["Example"]} />
        <Printed x={193} y={190} lines={["?"]} />
      </g>
      <path
        d="M150 156c10-34 96-36 100-2 4 36-104 40-102 2 2-22 40-34 70-28M250 160c20 14 26 14 48 14"
        stroke="var(--letter-red)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </Drawing>
  );
}
