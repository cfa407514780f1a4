import { print } from "~/words/say";
import type { BigFact, DefencePage } from "~/words/services/service-page";

interface FactSlipProps {
  facts: DefencePage["deadline"];
  /** The ways that the fact leaves open, each with what follows from it. */
  ways: DefencePage["ways"];
}

/** A slip with the one fact that counts, as large as a poster's, or one for each of two cases. */
export function FactSlip({ facts, ways }: FactSlipProps) {
  const [marked] = [...facts.filter(isTime), ...facts];
  return (
    <div className="on-paper mt-5 md:mt-6 print:mt-2 divide-y divide-feint border-2 border-ink px-4 md:px-6 print:py-0">
      {facts.map((fact) => (
        <div key={print(fact.marked)} className="py-2 md:py-3 print:py-1">
          <div className={facts.length === 1 ? "flex flex-wrap items-center gap-x-6 gap-y-2" : ""}>
            <Fact {...fact} isMarked={fact === marked} />
            <p className={`max-w-[33em] ${facts.length === 1 ? "min-w-64 flex-1" : "mt-1"}`}>
              {fact.after}
            </p>
          </div>
        </div>
      ))}
      {ways && (
        <dl className="grid gap-x-8 gap-y-3 py-3 sm:grid-cols-2 print:gap-y-1 print:py-1">
          {ways.map(({ title, description }) => (
            <div key={title} className="sm:first:col-span-full">
              <dt className="font-semibold text-balance">{title}</dt>
              <dd className="text-pretty">{description}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** Whether it is a time that the law gives, and no words. */
function isTime({ marked }: BigFact): boolean {
  return typeof marked !== "string";
}

interface FactProps extends BigFact {
  isMarked: boolean;
}

/** For whom it is and, beside that on a phone, the fact; one of a page is marked, and larger. */
export function Fact({ title, marked, isMarked }: FactProps) {
  const Words = isMarked ? "mark" : "span";
  return (
    <p className="gap-x-3 max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:justify-between">
      {title && (
        <span className="block leading-snug font-semibold max-sm:min-w-28 max-sm:flex-1 max-sm:text-small">{`${title} `}</span>
      )}
      <span
        className={`block max-w-full shrink-0 font-display font-[620] tracking-[-0.02em] sm:mt-0.5 sm:leading-[1.24] print:text-[1.2rem] ${isMarked ? "text-display" : "text-h2"}`}
      >
        <Words data-fact className={isMarked ? "pr-[0.2em]" : undefined}>
          {print(marked)}
        </Words>
      </span>
    </p>
  );
}
