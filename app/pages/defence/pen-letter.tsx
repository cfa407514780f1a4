interface PenLetterProps {
  /** Its place. */
  className: string;
  children: string;
}

/** The letter of the alphabet that the pen gives a letter and its case. */
export function PenLetter({ className, children }: PenLetterProps) {
  return (
    <span
      aria-hidden="true"
      className={`screen-only handwriting flex size-10 items-center justify-center rounded-full border-2 border-red pt-1 text-h3 leading-none text-red ${className}`}
    >
      {children}
    </span>
  );
}
