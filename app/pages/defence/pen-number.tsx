interface PenNumberProps {
  /** Its place. */
  className: string;
  children: number;
}

/** The number that the pen gives a letter and its case; phones show but one letter. */
export function PenNumber({ className, children }: PenNumberProps) {
  return (
    <span
      aria-hidden="true"
      className={`screen-only handwriting flex size-9 items-center justify-center rounded-full border-2 border-red text-pen leading-none text-red max-md:hidden ${className}`}
    >
      {children}
    </span>
  );
}
