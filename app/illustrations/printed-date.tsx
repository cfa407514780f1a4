/**
 * A letter, cut by the edge of what it stands in, with one line marked: the day that it prints, or the
 * date at its top.
 */
export function PrintedDate({ isAtTop }: { isAtTop: boolean }) {
  return (
    <svg
      viewBox="0 0 400 200"
      aria-hidden="true"
      className="mx-auto block w-full max-w-100 [&_:not([stroke-width])]:[vector-effect:non-scaling-stroke]"
      fill="none"
      stroke="var(--on-marker)"
      strokeWidth="2"
      strokeLinejoin="round"
    >
      <path d="M40 202V24l320-8v186z" fill="var(--letter)" />
      <path
        d={isAtTop ? "M232 34h112v24H232z" : "M128 132h152v24H128z"}
        fill="var(--marker)"
        stroke="none"
        strokeWidth="0"
      />
      <path
        d="M70 52h84M70 70h56M70 108h236M70 180h204M70 144h44M294 144h36"
        stroke="var(--letter-bar)"
        strokeWidth="9"
      />
      <path d="M242 46h92" strokeWidth="9" />
      <path d="M136 144h136" stroke={isAtTop ? "var(--letter-bar)" : undefined} strokeWidth="9" />
      <path
        d={isAtTop ? "M284 60c4 16 30 26 56 16" : "M204 158c6 18 40 26 78 14"}
        stroke="var(--letter-red)"
      />
    </svg>
  );
}
