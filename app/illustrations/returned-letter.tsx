/** The not-found screen: the envelope came back, with the postman's stamp across it. */
export function ReturnedLetter() {
  return (
    <svg viewBox="0 0 520 340" aria-hidden="true" className="h-auto w-full">
      <path d="M10 20h500v300H10z" className="fill-manila stroke-on-marker" strokeWidth="2" />
      <path d="m10 20 250 168L510 20" fill="none" className="stroke-manila-fold" strokeWidth="2" />
      <rect
        x="54"
        y="196"
        width="212"
        height="88"
        rx="10"
        className="fill-window stroke-on-marker"
        strokeWidth="2"
      />
      <path d="M74 220h120M74 240h160M74 260h92" className="stroke-window-bar" strokeWidth="8" />
      <g transform="rotate(-11 372 186)" className="fill-none stroke-letter-red" strokeWidth="4">
        <rect x="262" y="146" width="220" height="80" rx="3" />
        <rect x="270" y="154" width="204" height="64" rx="2" strokeWidth="1.5" />
        <text
          x="372"
          y="199"
          textAnchor="middle"
          stroke="none"
          className="fill-letter-red font-display text-[36px] font-[620]"
        >
          Returned
        </text>
      </g>
    </svg>
  );
}
