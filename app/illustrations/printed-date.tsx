/**
 * A letter, as much of it as there is room for in what it stands in, with one line marked: the day that it
 * prints, or the date at its top.
 */
export function PrintedDate({ isAtTop }: { isAtTop: boolean }) {
  return (
    <svg
      viewBox="0 0 400 640"
      aria-hidden="true"
      className="absolute inset-x-0 top-6 mx-auto w-full max-w-100 [&_:not([stroke-width])]:[vector-effect:non-scaling-stroke]"
      fill="none"
      stroke="var(--on-marker)"
      strokeWidth="2"
      strokeLinejoin="round"
    >
      <path d="M40 642V24l320-8v626z" fill="var(--letter)" />
      <path
        d={isAtTop ? "M232 34h112v24H232z" : "M128 132h152v24H128z"}
        fill="var(--marker)"
        stroke="none"
        strokeWidth="0"
      />
      <path
        d="M70 52h84M70 70h56M70 108h236M70 180h204M70 144h44M294 144h36M70 228h236M70 264h252M70 300h112M70 348h220M70 384h248M70 420h236M70 456h76M70 504h240M70 540h196M70 576h252M70 612h120"
        stroke="var(--letter-bar)"
        strokeWidth="9"
      />
      <path d="M242 46h92" strokeWidth="9" />
      <path d="M136 144h136" stroke={isAtTop ? "var(--letter-bar)" : undefined} strokeWidth="9" />
      <path
        d={isAtTop ? "M236 66c34-5 72-4 106 2" : "M132 164c44-5 100-6 146 2"}
        stroke="var(--letter-red)"
      />
    </svg>
  );
}
