import { Drawing, Lines, Printed } from "~/app/design/drawing";

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
