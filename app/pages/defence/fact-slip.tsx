import { Fact } from "~/app/parts/heroes/king-fact";
import { SheetStrip } from "~/app/parts/letter-sheet";
import { print } from "~/words/say";
import type { BigFact, DefencePage } from "~/words/services/service-page";
import { PenLetter } from "./pen-letter";

interface FactSlipProps {
  facts: readonly BigFact[];
  /** For whom neither is. */
  another: DefencePage["another"];
  /** The letter of each, where they lie on the folder: on a phone its line stands below. */
  letters: DefencePage["letters"];
}

const penLetter = (at: number) => (at === 0 ? "A" : "B");

/** A slip with the fact of each case, side by side and alike; nothing is marked of two. Both stand in a phone's first screen. */
export function FactSlip({ facts, another, letters }: FactSlipProps) {
  const isOne = facts.length === 1;
  return (
    <>
      <div className="on-paper mt-5 divide-y divide-feint border-2 border-ink px-4 md:mt-8 md:px-6 print:mt-2 print:py-0">
        <div
          className={`grid gap-x-8 gap-y-2 py-2.5 md:gap-y-4 md:py-4 print:py-1 ${isOne ? "" : "sm:grid-cols-2 sm:divide-x sm:divide-feint"}`}
        >
          {facts.map((fact, at) => (
            <div key={print(fact.marked)} className="relative sm:not-last:pr-4">
              {letters && (
                <PenLetter className="absolute top-0 right-0 sm:-top-1.5 sm:not-last:right-4">
                  {penLetter(at)}
                </PenLetter>
              )}
              <Fact
                {...fact}
                isMarked={isOne}
                className={
                  isOne
                    ? "text-h2"
                    : "text-h2 whitespace-nowrap max-sm:whitespace-normal lg:max-xl:text-h3 min-[90rem]:text-[1.75rem]"
                }
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
      {letters && (
        <div className="screen-only mt-9 grid gap-y-9 md:hidden">
          {letters.map((letter, at) => (
            <div key={letter.title} className="relative">
              <SheetStrip words={letter} />
              <PenLetter className="absolute top-2 right-0">{penLetter(at)}</PenLetter>
            </div>
          ))}
        </div>
      )}
    </>
  );
}
