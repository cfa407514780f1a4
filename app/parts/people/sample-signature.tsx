/** A stroke of the pen where a signature will stand; it spells nothing. */
export function SampleSignature({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 300 90"
      aria-hidden="true"
      className={`text-on-marker ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M8 70C26 26 46 6 58 12c14 8-22 62-40 66 26-22 54-34 60-30 8 4-10 24-2 28 10 3 16-26 26-26 7 2-6 22 3 25 10 2 17-28 27-27 8 2-6 26 4 27 14 0 22-34 38-32 9 3-9 30 3 31 18 1 26-26 46-26 18 0 8 24 22 24 14 0 24-12 45-20" />
    </svg>
  );
}
