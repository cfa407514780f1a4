import { Bars, Drawing, Lines } from "~/app/design/drawing";

/** A payslip on its way into a window envelope; what is left to pay out is marked. */
export function Payslip() {
  return (
    <Drawing>
      <path d="M24 190h432v150H24z" fill="var(--manila-fold)" />
      <g transform="rotate(-3 240 160)">
        <path d="M64 34h352v260H64z" fill="var(--letter)" />
        <path d="M94 34h292v40H94z" fill="var(--letter)" />
        <Lines colour="letter-feint" d="M240 75v150" />
        <path
          d="M79 54v170M401 54v170"
          strokeWidth="11"
          strokeLinecap="round"
          strokeDasharray="0 30"
          stroke="var(--window-bar)"
        />
        <path d="M94 34v250M386 34v250" strokeDasharray="4 5" />
        <Bars d="M110 54h70" ink />
        <Bars d="M320 54h50M110 98h66M110 122h90M110 146h50M256 98h52M256 122h34M256 146h44M346 98h24M338 122h32M352 146h18M208 98h18M216 122h10M200 146h26" />
        <path d="M256 166h130v38H256z" fill="var(--marker)" />
        <path d="M272 185h34M336 185h34" strokeWidth="4" />
      </g>
      <path d="M24 216h150c14 34 118 34 132 0h150v124H24z" fill="var(--manila)" />
      <rect x="52" y="252" width="150" height="90" rx="12" fill="var(--window)" />
      <path d="M72 276h88M72 298h108" stroke="var(--letter-line)" />
    </Drawing>
  );
}
