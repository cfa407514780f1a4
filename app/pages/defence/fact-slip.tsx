import { print } from "~/words/say";
import type { BigFact, DefencePage } from "~/words/services/service-page";

interface FactSlipProps {
  facts: readonly BigFact[];
  /** The ways that the fact leaves open, each with what follows from it. */
  ways: DefencePage["ways"];
}

/** A slip with the fact of each case, side by side and alike, and below them what follows; nothing is marked of two. */
export function FactSlip({ facts, ways }: FactSlipProps) {
  const isOne = facts.length === 1;
  return (
    <div className="on-paper mt-6 divide-y divide-feint border-2 border-ink px-4 md:px-6 print:mt-2 print:py-0">
      {facts.length > 0 && (
        <div
          className={`grid gap-x-8 gap-y-4 py-3 md:py-4 print:py-1 ${isOne ? "" : "sm:grid-cols-2 sm:divide-x sm:divide-feint"}`}
        >
          {facts.map((fact) => (
            <div key={print(fact.marked)} className="sm:not-last:pr-4">
              <Fact
                {...fact}
                isMarked={isOne}
                isRow={!isOne}
                className={isOne ? "text-h2" : "text-h2 lg:max-xl:text-h3"}
              />
              <p className="mt-1 max-w-[33em] text-pretty">{fact.after}</p>
            </div>
          ))}
        </div>
      )}
      {ways && (
        <dl
          className={`grid gap-x-8 gap-y-3 py-3 ${facts.length ? "" : "sm:grid-cols-2 lg:grid-cols-[5fr_3fr_4fr]"} md:py-4 print:gap-y-1 print:py-1 print:leading-snug`}
        >
          {ways.map(({ title, description }) => (
            <div key={title} className="sm:max-lg:first:col-span-full">
              <dt className="font-semibold text-balance">{title}</dt>
              <dd className="text-pretty">{description}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** The one time of a page, larger than its headline, and what it is for. */
export function KingFact({ after, ...fact }: BigFact) {
  return (
    <div className="mt-3 flex items-center gap-x-4 md:mt-6 md:gap-x-5 print:mt-1">
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
  /** Whether both stand on one line of a phone. */
  isRow?: boolean;
  /** Its size. */
  className: string;
}

/** For whom it is, and the fact. */
export function Fact({ title, marked, isMarked, isRow = false, className }: FactProps) {
  const Words = isMarked ? "mark" : "span";
  return (
    <p
      className={
        isRow
          ? "max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:justify-between max-sm:gap-x-3"
          : ""
      }
    >
      {title && <span className="block flex-1 leading-snug font-semibold">{`${title} `}</span>}
      <span
        className={`block max-w-full font-display font-[620] tracking-[-0.02em] print:text-[1.2rem] ${className}`}
      >
        <Words data-fact className={isMarked ? "pr-[0.2em]" : undefined}>
          {print(marked)}
        </Words>
      </span>
    </p>
  );
}
