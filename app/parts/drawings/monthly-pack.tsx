import { Drawing, Printed } from "~/app/design/drawing";

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
