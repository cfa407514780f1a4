/** The letter of the alphabet that the pen gives a letter, its case, and what to do in it. */
export function PenLetter({
  size = "size-11 pt-3",
  children,
}: {
  size?: string;
  children: string;
}) {
  return (
    <span
      aria-hidden="true"
      className={`screen-only handwriting flex shrink-0 items-center justify-center rounded-full border-2 border-red text-h3 leading-none text-red ${size}`}
    >
      {children}
    </span>
  );
}
