/** Says whether the `<details>` around its summary is open: a plus that becomes a minus. */
export function PlusMinus() {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      className="size-5 shrink-0"
      stroke="currentColor"
      strokeWidth="2.5"
    >
      <path d="M2 10h16" />
      <path d="M10 2v16" className="when-closed" />
    </svg>
  );
}
