import { Bars, Drawing } from "~/app/design/drawing";

const strip = "m176 90 16-12 16 12 16-12 16 12 16-12 16 12 16-12 16 12v330H176z";

/** Till receipts on a spike; the VAT line of the one on top is marked. */
export function TillReceipt() {
  return (
    <Drawing>
      <g transform="rotate(44 240 140) translate(0 -40)">
        <path d={strip} fill="var(--letter-feint)" />
        <path
          d="M196 112h40M196 250h60M196 274h88M196 298h40M196 322h88"
          stroke="var(--letter-line)"
        />
      </g>
      <g transform="rotate(-40 240 140) translate(0 -46)">
        <path d={strip} fill="var(--letter)" />
        <Bars d="M244 112h40M196 250h88M224 274h60M204 298h80M240 322h44" />
      </g>
      <path d={strip} fill="var(--letter)" />
      <Bars d="M206 160h68" ink />
      <Bars d="M192 186h58M192 206h44M270 186h18M266 206h22M192 292h96M192 312h56" />
      <path d="M184 220h112v30H184z" fill="var(--marker)" stroke="none" />
      <path d="M194 235h34M262 235h24" strokeWidth="4" />
      <path d="M184 264h112M184 271h112" />
      <path d="M235 130V36l5-26 5 26v94z" fill="var(--window-bar)" />
      <path d="M226 130h28" />
    </Drawing>
  );
}
