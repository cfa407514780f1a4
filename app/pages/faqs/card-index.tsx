import { Bars, Drawing, Lines } from "~/app/design/drawing";

/** A box of index cards, one of them drawn out: it has a question on it. */
export function CardIndex() {
  return (
    <Drawing>
      <path
        d="M60 340V110h60q6 0 6-8V92q0-8 8-8h70q8 0 8 8v18h208v230z"
        fill="var(--letter-tint)"
      />
      <g transform="rotate(-5 240 160)">
        <path d="M88 20h304v240H88z" fill="var(--letter)" />
        <Lines colour="letter-feint" d="M88 100h304M88 132h304M88 164h304M88 196h304" />
        <Lines colour="letter-red" d="M89 66h302" />
        <path d="M120 118c0-34 54-32 54 2 0 24-27 20-27 42" strokeWidth="4" />
        <circle cx="147" cy="188" r="8" fill="var(--on-marker)" stroke="none" />
        <Bars d="M116 44h110" ink />
        <Bars d="M208 116h150M208 148h120M208 180h140" />
      </g>
      <path d="M46 226h388v114H46z" fill="var(--manila)" />
      <path d="M160 248h160v48H160z" fill="var(--letter)" />
      <Bars d="M180 272h90" />
    </Drawing>
  );
}
