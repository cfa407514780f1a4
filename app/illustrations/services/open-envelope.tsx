import { Drawing } from "./drawing";

/** A window envelope, opened; one line of the letter is marked. */
export function OpenEnvelope() {
  return (
    <Drawing>
      <path d="M26 88 120 26l94 62-94 74z" fill="var(--manila-fold)" />
      <path d="M54 14h132v140H54z" fill="var(--letter)" />
      <path d="M72 14v140" stroke="var(--letter-red)" />
      <path d="M84 34h44M84 48h86M84 62h76" strokeWidth="6" stroke="var(--letter-bar)" />
      <path d="M84 73h70v17H84z" fill="var(--marker)" stroke="none" />
      <path d="M90 82h46" strokeWidth="4" />
      <path d="m26 88 94 70 94-70v96H26z" fill="var(--manila)" />
      <rect x="42" y="146" width="66" height="26" rx="8" fill="var(--window)" />
      <path d="M52 155h40M52 163h26" strokeWidth="4" stroke="var(--window-bar)" />
    </Drawing>
  );
}
