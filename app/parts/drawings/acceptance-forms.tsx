import { Drawing, Printed } from "~/app/design/drawing";

/** The form that accepts and the form that rejects, side by side and unsigned; the pen lies beside them. */
export function AcceptanceForms() {
  return (
    <Drawing>
      <g transform="rotate(-2 120 170)">
        <path d="M24 26h182v314H24z" fill="var(--letter)" />
        <path d="M24 26h182v44H24z" fill="var(--letter-tint)" />
        <path d="M42 88h24v24H42zM42 124h24v24H42zM42 192h146v40H42z" />
        <Printed x={42} y={58} size={28} lines={["I accept"]} title />
        <Printed x={76} y={108} by={36} size={22} lines={["I admit it", "I disclose"]} />
        <Printed x={42} y={182} by={76} size={22} lines={["Signed", "Example"]} />
      </g>
      <g transform="rotate(2 310 170)">
        <path d="M222 26h182v314H222z" fill="var(--letter)" />
        <path d="M222 26h182v44H222z" fill="var(--manila)" />
        <path d="M240 88h24v24h-24zM240 156h146v40H240z" />
        <Printed x={240} y={58} size={28} lines={["I reject"]} title />
        <Printed x={274} y={108} size={22} lines={["It is final"]} />
        <Printed x={240} y={146} by={76} size={22} lines={["Signed", "Example"]} />
      </g>
      <g transform="translate(350 304) rotate(-66)">
        <path d="m0 0 40-11v22z" fill="var(--letter)" />
        <path d="M4 0h24" />
        <path d="M40-12h34v24H40z" fill="var(--window-bar)" />
        <path d="M74-15h142c14 0 20 8 20 15s-6 15-20 15H74z" fill="var(--letter-tint)" />
        <path d="M88-15v30M150-15v30M160-15v30M160-4h58" />
      </g>
    </Drawing>
  );
}
