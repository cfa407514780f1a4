import { Drawing, Printed } from "~/app/design/drawing";

/** The form that accepts and the form that rejects, side by side and unsigned; the pen lies beside them. */
export function AcceptanceForms() {
  return (
    <Drawing>
      <g transform="rotate(-2 120 170)">
        <path d="M24 26h182v314H24z" fill="var(--letter)" />
        <path d="M24 26h182v44H24z" fill="var(--letter-tint)" />
        <path d="M42 86h22v22H42zM42 118h22v22H42zM42 174h146v40H42z" />
        <Printed x={42} y={56} lines={["I accept"]} title />
        <Printed x={76} y={102} by={32} lines={["I admit it", "I disclose it"]} />
        <Printed x={42} y={166} by={70} lines={["Signed", "Example"]} />
      </g>
      <g transform="rotate(2 310 170)">
        <path d="M222 26h182v314H222z" fill="var(--letter)" />
        <path d="M222 26h182v44H222z" fill="var(--manila)" />
        <path d="M240 86h22v22h-22zM240 142h146v40H240z" />
        <Printed x={240} y={56} lines={["I reject"]} title />
        <Printed x={274} y={102} lines={["and it is final"]} />
        <Printed x={240} y={134} by={70} lines={["Signed", "Example"]} />
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
