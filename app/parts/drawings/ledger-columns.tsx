import { Drawing, Lines, Pencil, Printed } from "~/app/design/drawing";

const receipt = "m0 9 11-9 11 9 11-9 11 9 11-9 11 9 11-9 11 9v120H0z";

/** A sheet of analysis paper, its columns ruled and cast; the receipts that it was made from behind it. */
export function LedgerColumns() {
  return (
    <Drawing>
      <g fill="var(--letter)">
        <g transform="translate(304 2) rotate(9)">
          <path d={receipt} />
          <Printed x={20} y={46} lines={["Fuel"]} />
        </g>
        <g transform="translate(186 20) rotate(-8)">
          <path d={receipt} />
          <Printed x={20} y={42} lines={["Rent"]} />
        </g>
        <path d="M40 68h400v272H40z" />
      </g>
      <path d="M40 102h400v32H40z" fill="var(--letter-feint)" />
      <Lines colour="letter-feint" d="M238 135v200M312 135v200M386 135v200" />
      <Lines colour="letter-red" d="M142 69v270" />
      <Printed x={152} y={94} lines={["Cash book"]} title />
      <Printed x={376} y={93} size={18} lines={["Example"]} end />
      <Printed x={96} y={125} lines={["May"]} />
      <Printed x={302} y={125} lines={["In"]} end />
      <Printed x={376} y={125} lines={["Out"]} end />
      <Printed x={130} y={156} by={24} lines={["2", "5", "6", "9"]} end />
      <Printed x={152} y={156} by={24} lines={["Till", "Rent", "Fuel", "Cards"]} />
      <path d="M318 236h64v28h-64z" fill="var(--marker)" stroke="none" />
      <Printed x={302} y={156} by={72} lines={["640", "510"]} end />
      <Printed x={376} y={180} by={24} lines={["300", "45"]} end />
      <Printed x={302} y={257} lines={["1,150"]} end />
      <Printed x={376} y={257} lines={["345"]} end />
      <path d="M244 236h64M244 264h64M244 271h64M318 236h64M318 264h64M318 271h64" />
      <Pencil place="translate(232 266) rotate(172)" />
    </Drawing>
  );
}
