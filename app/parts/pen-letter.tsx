/** The letter of the alphabet by which a letter, its case, and what to do in it are known, in the pen's ring; in type, for in its hand a B is no B. */
export function PenLetter({ size = "size-11", children }: { size?: string; children: string }) {
  return (
    <span
      aria-hidden="true"
      className={`screen-only flex shrink-0 items-center justify-center rounded-full border-2 border-red font-display text-h3 leading-none font-semibold text-red ${size}`}
    >
      {children}
    </span>
  );
}
