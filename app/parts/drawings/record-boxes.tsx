import { Drawing, Printed } from "~/app/design/drawing";

/** Records boxed and sealed, a statement, and the tape of an interview. */
export function RecordBoxes() {
  return (
    <Drawing>
      <g transform="rotate(5 370 160)">
        <path d="M290 20h210v320H290z" fill="var(--letter)" />
        <Printed x={316} y={60} lines={["Interview"]} title />
        <Printed x={316} y={92} by={32} lines={["under caution", "Example"]} />
      </g>
      <path d="M34 80h244v260H34z" fill="var(--letter-tint)" />
      <path d="M22 36h268v48H22z" fill="var(--letter-tint)" />
      <rect x="118" y="106" width="76" height="26" rx="13" fill="var(--window-bar)" />
      <path d="M62 152h150v72H62z" fill="var(--letter)" />
      <Printed x={78} y={182} lines={["Records", "Bank, sales"]} />
      <path d="M226 36h30v88h-30z" fill="var(--letter)" />
      <path d="M218 62h46v46h-46z" fill="var(--marker)" />
      <path d="M230 78h22M230 92h22" />
      <g transform="translate(0 -34) rotate(-4 350 240)">
        <rect x="262" y="182" width="184" height="118" rx="8" fill="var(--window-bar)" />
        <path d="M278 198h152v66H278z" fill="var(--letter)" />
        <Printed x={286} y={216} lines={["Tape 1"]} />
        <rect x="302" y="224" width="104" height="32" rx="16" fill="var(--window-bar)" />
        <circle cx="320" cy="240" r="9" fill="var(--letter)" />
        <circle cx="388" cy="240" r="9" fill="var(--letter)" />
        <path d="m300 300 10-22h88l10 22" />
      </g>
    </Drawing>
  );
}
