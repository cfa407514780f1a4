import { Fact } from "~/app/parts/heroes/king-fact";
import { SheetStrip } from "~/app/parts/letter-sheet";
import { print } from "~/words/say";
import type { BigFact, DefencePage } from "~/words/services/service-page";
import { PenLetter } from "./pen-letter";

interface FactSlipProps {
  facts: readonly BigFact[];
  /** The letter of each, where they lie on the folder: on a phone its line lies below its answer. */
  letters: DefencePage["letters"];
}

const paper = "on-paper border-2 border-ink px-4 py-2.5 md:px-6 md:py-4 print:py-1";

/** A slip with the one fact of a page; or the two cases, what HMRC has done as posters, the time of each below. */
export function FactSlip({ facts, letters }: FactSlipProps) {
  const [first, second] = facts;
  if (first && !second)
    return (
      <div className={`mt-5 md:mt-8 print:mt-2 ${paper}`}>
        <Fact {...first} isMarked className="text-h2" />
        <p className="mt-1 max-w-[33em] text-pretty">{first.after}</p>
      </div>
    );
  return (
    <ul className="mt-4 grid gap-y-3.5 md:mt-6 md:gap-y-0 print:mt-2 print:gap-y-0">
      {facts.map(({ case: done, marked, after }, at) => (
        <li key={done?.marked} className="group">
          <div
            className={`relative z-10 ${paper} md:group-not-first:border-t-feint md:group-not-last:border-b-0`}
          >
            <p className="flex items-center gap-x-2.5 font-display text-h2 leading-[1.24] font-[620] tracking-[-0.03em] max-[23rem]:text-h3 md:text-[2.75rem] xl:text-display min-[90rem]:text-[3.25rem]">
              {letters && <PenLetter className="-ml-2 md:-ml-3">{at === 0 ? "A" : "B"}</PenLetter>}
              <span>
                {done?.before} <mark className="pr-[0.2em]">{done?.marked}</mark>
              </span>
            </p>
            <p className="mt-1 text-pretty md:mt-2 md:text-balance">
              <span data-fact className="font-display text-h3 font-[620]">
                {print(marked)}
              </span>{" "}
              {after}
            </p>
          </div>
          {letters?.[at] && (
            <div className="screen-only -mt-0.5 md:hidden">
              <SheetStrip words={letters[at]} isJoined />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
