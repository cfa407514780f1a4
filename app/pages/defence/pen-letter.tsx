/** The letter of the alphabet that the pen gives a letter and its case. */
export function PenLetter({ className = "", children }: { className?: string; children: string }) {
  return (
    <span
      aria-hidden="true"
      className={`screen-only handwriting flex size-11 shrink-0 items-center justify-center rounded-full border-2 border-red pt-3 text-h3 leading-none text-red ${className}`}
    >
      {children}
    </span>
  );
}
