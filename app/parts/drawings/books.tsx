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

/** A cash forecast on squared paper, as far as the pencil has come: the month that runs short is marked. */
export function CashForecast() {
  return (
    <Drawing>
      <path d="M20 40h350v300H20z" fill="var(--letter)" stroke="none" />
      <path d="M150 220h60v60h-60z" fill="var(--marker)" stroke="none" />
      <Lines
        colour="letter-feint"
        d="M90 40v290M150 40v290M210 40v290M270 40v290M330 40v290M20 100h350M20 160h350M20 280h350"
      />
      <path d="M20 40h350v300H20zM20 220h350" />
      <Printed x={36} y={80} size={28} lines={["Cash"]} title />
      <Printed x={356} y={76} lines={["Example"]} end />
      <path
        d="m40 180 20-6 60-26 60 118 60-52 74-44"
        stroke="var(--letter-red)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <Printed x={218} y={254} lines={["VAT due"]} />
      <Printed x={78} y={308} lines={["June"]} end />
      <Printed x={138} y={308} lines={["July"]} end />
      <Printed x={198} y={308} lines={["Aug"]} end />
      <Printed x={260} y={308} lines={["Sept"]} end />
      <Pencil place="translate(316 169) rotate(-33)" />
    </Drawing>
  );
}

/** The month's accounts under a bulldog clip: what was planned beside what came, in thousands. */
export function MonthlyPack() {
  return (
    <Drawing>
      <g fill="var(--letter)">
        <path d="M88 50h312v290H88z" transform="rotate(5 240 50)" />
        <path d="M76 48h324v290H76z" transform="rotate(-2 240 50)" />
        <path d="M76 46h328v294H76z" />
      </g>
      <Printed x={96} y={102} size={28} lines={["June"]} title />
      <Printed x={386} y={102} lines={["Example"]} end />
      <Printed x={96} y={147} by={52} lines={["Sales", "Costs", "Wages", "Profit"]} />
      <path
        d="M172 122h130v18H172zM172 174h52v18h-52zM172 226h39v18h-39zM172 278h39v18h-39z"
        fill="var(--letter-tint)"
      />
      <path d="M172 140h117v18H172zM172 192h59v18h-59zM172 244h33v18h-33z" fill="var(--letter)" />
      <path d="M172 296h26v18h-26z" fill="var(--marker)" />
      <path d="M172 114v226" />
      <Printed x={310} y={138} by={20} size={18} lines={["20 plan", "18 actual"]} />
      <Printed x={239} y={190} by={19} size={18} lines={["8", "9"]} />
      <Printed x={219} y={242} by={19} size={18} lines={["6", "5"]} />
      <Printed x={219} y={294} by={19} size={18} lines={["6", "4"]} />
      <path d="M212 24c0-22 56-22 56 0" strokeWidth="9" />
      <path d="M212 24c0-22 56-22 56 0" stroke="var(--window-bar)" strokeWidth="4" />
      <path d="M184 58 196 22h88l12 36z" fill="var(--window-bar)" />
      <path d="M184 58h112v10H184z" fill="var(--window-bar)" />
    </Drawing>
  );
}

/** A payslip on its way into a window envelope; what is left to pay out is marked. */
export function Payslip() {
  return (
    <Drawing>
      <path d="M24 190h432v150H24z" fill="var(--manila-fold)" />
      <g transform="rotate(-3 240 160)">
        <path d="M64 24h352v270H64z" fill="var(--letter)" />
        <path d="M94 24h292v46H94z" fill="var(--letter-tint)" />
        <Lines colour="letter-feint" d="M228 71v150" />
        <path
          d="M79 44v180M401 44v180"
          strokeWidth="11"
          strokeLinecap="round"
          strokeDasharray="0 30"
          stroke="var(--window-bar)"
        />
        <path d="M94 24v260M386 24v260" strokeDasharray="4 5" />
        <path d="M236 166h142v36H236z" fill="var(--marker)" />
        <Printed x={106} y={56} size={28} lines={["Payslip"]} title />
        <Printed x={374} y={54} lines={["Example"]} end />
        <Printed x={106} y={98} by={28} lines={["Week", "Hours", "Rate"]} />
        <Printed x={218} y={98} by={28} lines={["9", "12", "15.00"]} end />
        <Printed x={242} y={98} by={28} lines={["Pay", "Tax", "Saved"]} />
        <Printed x={372} y={98} by={28} lines={["180.00", "0.00", "20.00"]} end />
        <Printed x={242} y={191} lines={["Net"]} />
        <Printed x={372} y={191} lines={["160.00"]} end />
      </g>
      <path d="M24 216h150c14 34 118 34 132 0h150v124H24z" fill="var(--manila)" />
      <rect x="52" y="262" width="150" height="90" rx="12" fill="var(--window)" />
      <Printed x={70} y={302} lines={["Your name"]} />
    </Drawing>
  );
}

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
