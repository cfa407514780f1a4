import { Drawing, Lines, Printed } from "~/app/design/drawing";

/** An invitation, which on a wide screen reaches out above, and its envelope; behind them records boxed and sealed. */
export function RecordBoxes() {
  return (
    <Drawing>
      <g transform="translate(0 -50)">
        <path d="M22 196h164v194H22z" fill="var(--letter-tint)" />
        <path d="M12 164h184v34H12z" fill="var(--letter-tint)" />
        <rect x="52" y="212" width="52" height="20" rx="10" fill="var(--window-bar)" />
        <path d="M40 246h108v58H40z" fill="var(--letter)" />
        <Printed x={50} y={270} by={22} lines={["Records", "Bank, sales"]} />
        <path d="M128 164h22v62h-22z" fill="var(--letter)" />
        <path d="M122 184h34v34h-34z" fill="var(--marker)" />
        <path d="M131 196h16M131 206h16" />
      </g>
      <g transform="rotate(4 320 160)">
        <g className="xl:hidden">
          <path d="M182 10h258v356H182z" fill="var(--letter)" />
          <Lines colour="letter-red" d="M232 10v356" />
        </g>
        <g className="max-xl:hidden">
          <path d="M182-244h258v610H182z" fill="var(--letter)" />
          <Lines
            colour="letter-feint"
            d="M252-186h166M252-154h166M252-122h166M252-90h166M252-58h166M252-26h166"
          />
          <Lines colour="letter-red" d="M232-244v610" />
          <circle cx="207" cy="-190" r="7" fill="var(--window-bar)" />
        </g>
        <Lines
          colour="letter-feint"
          d="M252 150h166M252 182h166M252 214h166M252 246h166M252 278h166M252 310h166"
        />
        <circle cx="207" cy="214" r="7" fill="var(--window-bar)" />
        <Printed x={252} y={38} lines={["Invitation"]} title />
        <Printed x={252} y={70} by={26} lines={["to an interview", "under caution", "Example"]} />
      </g>
      <g transform="translate(20 -26) rotate(-4 350 240)">
        <path d="M262 178h184v122H262z" fill="var(--manila)" />
        <path d="m262 178 92 34 92-34" />
        <rect x="278" y="224" width="106" height="58" rx="8" fill="var(--letter)" />
        <Printed x={290} y={248} lines={["Your name", "Your road"]} />
      </g>
    </Drawing>
  );
}
