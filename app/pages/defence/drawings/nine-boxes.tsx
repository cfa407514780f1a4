import { Bars, Drawing } from "~/app/design/drawing";

/** A VAT return with its nine boxes, one of them marked, and the invoices behind it. */
export function NineBoxes() {
  return (
    <Drawing>
      <g transform="rotate(7 400 170)">
        <path d="M330 10h180v340H330z" fill="var(--letter-feint)" />
        <path d="M400 52h70M400 84h70M410 108h50M400 132h70" stroke="var(--letter-line)" />
      </g>
      <g transform="rotate(3 380 170)">
        <path d="M310 44h170v300H310z" fill="var(--letter)" />
        <Bars d="M390 80h60M390 108h70M390 132h50M390 156h66M390 180h40" />
      </g>
      <path d="M48 8h316v340H48z" fill="var(--letter)" />
      <Bars d="M72 26h120" ink />
      <path d="M72 42h24v171H72z" fill="var(--letter-feint)" />
      <path d="M258 42h82v171h-82z" />
      <path d="M258 118h82v19h-82z" fill="var(--marker)" />
      <path d="M72 61h24m162 0h82M72 80h24m162 0h82M72 99h24m162 0h82M72 118h24M72 137h24M72 156h24m162 0h82M72 175h24m162 0h82M72 194h24m162 0h82" />
      <Bars d="M112 51.5h110M112 70.5h84M112 89.5h96M112 108.5h120M112 127.5h70M112 146.5h104M112 165.5h90M112 184.5h116M112 203.5h76M112 240h200M112 262h160" />
      <path d="M290 127.5h36" strokeWidth="4" />
    </Drawing>
  );
}
