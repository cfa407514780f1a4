import { WindowEnvelope } from "./window-envelope";

/** The home page's hero: the letter with its one marked deadline. */
export function MarkedLetter({ marked, title }: { marked: string; title: string }) {
  return (
    <WindowEnvelope title={title}>
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
    </WindowEnvelope>
  );
}
