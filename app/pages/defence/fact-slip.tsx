import { Fact } from "~/app/parts/heroes/king-fact";
import { SheetStrip } from "~/app/parts/letter-sheet";
import { print } from "~/words/say";
import type { BigFact, DefencePage } from "~/words/services/service-page";
import { PenLetter } from "./pen-letter";

interface FactSlipProps {
  facts: readonly BigFact[];
  /** For whom neither is. */
  another: DefencePage["another"];
  /** The letter of each, where they lie on the folder: on a phone its line stands on top of the fact. */
  letters: DefencePage["letters"];
}

/** A slip with the fact of each case, side by side and alike; nothing is marked of two. */
export function FactSlip({ facts, another, letters }: FactSlipProps) {
  const isOne = facts.length === 1;
  return (
    <div
      className={`mt-5 divide-feint border-ink md:mt-8 md:px-6 print:mt-2 print:py-0 ${letters ? "max-md:space-y-5 md:on-paper md:divide-y md:border-2" : "on-paper divide-y border-2 px-4"}`}
    >
      <div
        className={`grid gap-x-8 md:gap-y-4 md:py-4 print:py-1 ${letters ? "gap-y-7" : "gap-y-2 py-2.5"} ${isOne ? "" : "md:grid-cols-2 md:divide-x md:divide-feint"}`}
      >
        {facts.map((fact, at) => {
          const letter = letters?.[at];
          return (
            <div key={print(fact.marked)} className="md:not-last:pr-4">
              {letter && (
                <div className="screen-only md:hidden">
                  <SheetStrip words={letter} />
                </div>
              )}
              <div
                className={`relative ${letter ? "max-md:on-paper max-md:border-2 max-md:border-ink max-md:px-4 max-md:py-2.5" : ""}`}
              >
                {letter && (
                  <PenLetter className="absolute top-2.5 right-4 md:-top-2 md:right-0">
                    {at === 0 ? "A" : "B"}
                  </PenLetter>
                )}
                <Fact
                  {...fact}
                  isMarked={isOne}
                  className={isOne ? "text-h2" : "text-h2 lg:max-xl:text-h3"}
                />
                <p className="mt-1 max-w-[33em] text-pretty">{fact.after}</p>
              </div>
            </div>
          );
        })}
      </div>
      {another && (
        <p className="py-3 text-pretty md:py-4 print:py-1 print:leading-snug">
          <strong className="block">{another.title}</strong> {another.description}
        </p>
      )}
    </div>
  );
}
