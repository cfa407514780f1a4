import { Drawing, Printed } from "~/app/design/drawing";

/** A VAT return with its nine boxes, one of them marked, and the invoices behind it. */
export function NineBoxes() {
  return (
    <Drawing>
      <g transform="translate(-28)">
        <g transform="rotate(7 400 170)">
          <path d="M330 10h180v340H330z" fill="var(--letter-feint)" />
        </g>
        <g transform="rotate(3 380 170)">
          <path d="M310 44h170v300H310z" fill="var(--letter)" />
          <Printed x={384} y={84} lines={["Invoice"]} title />
          <Printed x={384} y={118} lines={["Paint", "Timber", "Glass", "Example"]} />
        </g>
        <path d="M48 8h316v340H48z" fill="var(--letter)" />
        <g transform="translate(0 10)">
          <path d="M258 161h82v23h-82z" fill="var(--marker)" />
          <path d="M258 46h82v207h-82zM258 69h82M258 92h82M258 115h82M258 138h82M258 161h82M258 184h82M258 207h82M258 230h82" />
          <Printed x={72} y={37} lines={["VAT return"]} title />
          <Printed
            x={72}
            y={63}
            by={23}
            lines={Array.from({ length: 9 }, (_, index) => `Box ${index + 1}`)}
          />
          <Printed x={72} y={284} lines={["Example"]} />
        </g>
      </g>
    </Drawing>
  );
}
