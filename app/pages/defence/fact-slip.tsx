import { Fact } from "~/app/parts/heroes/king-fact";
import { print } from "~/words/say";
import type { BigFact, DefencePage } from "~/words/services/service-page";
import { PenNumber } from "./pen-number";

interface FactSlipProps {
  facts: readonly BigFact[];
  /** For whom neither is. */
  another: DefencePage["another"];
  /** Whether each has the number of its letter. */
  isNumbered: boolean;
}

/** A slip with the fact of each case, side by side and alike; nothing is marked of two. */
export function FactSlip({ facts, another, isNumbered }: FactSlipProps) {
  const isOne = facts.length === 1;
  return (
    <div className="on-paper mt-4 md:mt-6 divide-y divide-feint border-2 border-ink px-4 md:px-6 print:mt-2 print:py-0">
      <div
        className={`grid gap-x-8 gap-y-2 py-2.5 md:gap-y-4 md:py-4 print:py-1 ${isOne ? "" : "sm:grid-cols-2 sm:divide-x sm:divide-feint"}`}
      >
        {facts.map((fact, at) => (
          <div key={print(fact.marked)} className="relative sm:not-last:pr-4">
            {isNumbered && <PenNumber className="absolute top-0 right-4">{at + 1}</PenNumber>}
            <Fact
              {...fact}
              isMarked={isOne}
              className={isOne ? "text-h2" : "text-h2 lg:max-xl:text-h3"}
            />
            <p className="mt-1 max-w-[33em] text-pretty">{fact.after}</p>
          </div>
        ))}
      </div>
      {another && (
        <p className="py-3 text-pretty md:py-4 print:py-1 print:leading-snug">
          <strong className="block">{another.title}</strong> {another.description}
        </p>
      )}
    </div>
  );
}
