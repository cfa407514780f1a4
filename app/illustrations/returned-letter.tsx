/** The not-found screen: the envelope came back, with the postman's stamp across it. */
export function ReturnedLetter() {
  return (
    <svg viewBox="0 0 520 340" aria-hidden="true" className="h-auto w-full">
      <path d="M10 20h500v300H10z" fill="var(--manila)" stroke="var(--on-marker)" strokeWidth="2" />
      <path d="m11 21 249 119L509 21" fill="none" stroke="var(--manila-fold)" strokeWidth="2" />
      <rect
        x="54"
        y="196"
        width="186"
        height="88"
        rx="10"
        fill="var(--window)"
        stroke="var(--on-marker)"
        strokeWidth="2"
      />
      <path d="M74 220h104M74 240h138M74 260h82" stroke="var(--window-bar)" strokeWidth="8" />
      <g
        transform="translate(8 22) rotate(-11 372 186)"
        fill="none"
        stroke="var(--letter-red)"
        strokeWidth="4"
      >
        <rect x="262" y="146" width="220" height="80" rx="3" />
        <rect x="270" y="154" width="204" height="64" rx="2" strokeWidth="1.5" />
        <text
          x="372"
          y="199"
          textAnchor="middle"
          stroke="none"
          className="font-display text-[36px] font-[620]"
          fill="var(--letter-red)"
        >
          Returned
        </text>
      </g>
    </svg>
  );
}
