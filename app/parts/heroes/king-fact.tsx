import { print } from "~/words/say";
import type { BigFact } from "~/words/services/service-page";

/** The one time of a page, larger than its headline, and what it is for. */
export function KingFact({ after, ...fact }: BigFact) {
  return (
    <div className="mt-3 flex gap-x-4 [align-items:last_baseline] md:mt-6 md:gap-x-5 print:mt-1">
      <Fact
        {...fact}
        isMarked
        className="text-h1 leading-[1.1] min-[23rem]:max-md:text-[3.75rem]"
      />
      <p className="flex-1 max-md:text-small max-md:leading-snug md:max-w-[10em] md:text-balance">
        {after}
      </p>
    </div>
  );
}

interface FactProps extends BigFact {
  isMarked: boolean;
  /** Its size. */
  className: string;
}

/** For whom it is, and the fact. */
export function Fact({ title, marked, isMarked, className }: FactProps) {
  const Words = isMarked ? "mark" : "span";
  return (
    <p>
      {title && <span className="relative block leading-snug font-semibold">{`${title} `}</span>}
      <span
        className={`block max-w-full font-display font-[620] tracking-[-0.02em] print:text-[1.75rem] ${className}`}
      >
        <Words data-fact className={isMarked ? "pr-[0.2em]" : undefined}>
          {print(marked)}
        </Words>
      </span>
    </p>
  );
}
