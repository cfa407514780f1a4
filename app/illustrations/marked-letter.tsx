/**
 * The home page's hero: a window envelope, and half out of it the letter with its one marked deadline.
 * What stands on the letter has the letter's own coordinates: 0,0 at its top left, 364 wide.
 */
export function MarkedLetter({ marked, title }: { marked: string; title: string }) {
  return (
    <svg
      viewBox="0 0 520 540"
      className="h-auto w-full overflow-visible"
      role="img"
      aria-label={title}
    >
      <path d="M20 238 260 92l240 146-240 184z" fill="var(--manila-fold)" />
      <g className="letter-rise">
        <g transform="rotate(-2 260 250) translate(78 14)">
          <path
            d="M0 0h364v430H0z"
            fill="var(--letter)"
            stroke="var(--on-marker)"
            strokeWidth="2"
          />
          <path d="M46 0v430" stroke="var(--letter-red)" strokeWidth="2" />
          <path
            d="M66 42h112M66 62h84M66 82h98M252 42h90M276 62h66"
            stroke="var(--letter-bar)"
            strokeWidth="9"
          />
          <path d="M66 124h196" stroke="var(--on-marker)" strokeWidth="12" />
          <path
            d="M66 158h272M66 178h256M66 198h278M66 218h124M66 252h258M66 272h220"
            stroke="var(--letter-bar)"
            strokeWidth="8"
          />
          <rect x="196" y="203" width="150" height="31" fill="var(--marker)" />
          <text
            x="271"
            y="225"
            textAnchor="middle"
            fontSize="19"
            fontWeight="600"
            fill="var(--on-marker)"
          >
            {marked}
          </text>
          <path
            d="M22 206c-12 8-12 20 0 28m0 0-3-9m3 9-9 1"
            fill="none"
            stroke="var(--letter-red)"
            strokeWidth="2.5"
            strokeLinecap="round"
          />
        </g>
      </g>
      <g stroke="var(--on-marker)" strokeWidth="2">
        <path d="m20 238 240 182 240-182v282H20z" fill="var(--manila)" strokeLinejoin="round" />
        <path d="m20 520 178-147m302 147L322 373" fill="none" stroke="var(--manila-fold)" />
        <rect x="52" y="424" width="196" height="72" rx="10" fill="var(--window)" />
        <path d="M68 444h112M68 460h138M68 476h84" stroke="var(--window-bar)" strokeWidth="8" />
      </g>
    </svg>
  );
}
