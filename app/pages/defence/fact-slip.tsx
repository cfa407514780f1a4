import { Fact, MarkedFact } from "~/app/parts/heroes/king-fact";
import { PenLetter } from "~/app/parts/pen-letter";
import { print } from "~/words/say";
import type { DefencePage } from "~/words/services/service-page";
import { CaseStrip } from "./case-strip";

const paper = "on-paper relative z-10 border-2 border-ink px-4 py-2 md:px-6 print:py-1";

/** A slip with the one fact of a page; or the two cases: what HMRC has done, and the time that it leaves. On a phone below the way to call, and below each the line of its letter. */
export function FactSlip({ page: { deadline, letters } }: { page: DefencePage }) {
  const isOne = deadline.length === 1;
  return (
    <ul className="mt-2 grid gap-y-4 max-md:order-1 md:mt-6 md:gap-y-0 print:gap-y-0">
      {deadline.map(({ case: done, marked, after }, at) => (
        <li key={after} className="group">
          {isOne ? (
            <div className={`md:py-4 ${paper}`}>
              <Fact marked={marked} mark="underline" className="text-h2" />
              <p className="mt-1 max-w-[33em]">{after}</p>
            </div>
          ) : (
            <div
              className={`grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 md:grid-cols-[auto_17rem_minmax(0,1fr)] md:items-center lg:max-xl:grid-cols-[auto_minmax(0,1fr)] md:py-3 ${paper} md:group-not-first:border-t-0 md:group-not-first:[box-shadow:inset_0_2px_0_var(--feint)] md:group-not-last:border-b-0`}
            >
              <PenLetter>{at === 0 ? "A" : "B"}</PenLetter>
              <div>
                <p className="relative font-display font-[620] tracking-tight max-md:leading-snug md:text-h3">
                  {done}
                </p>
                <p className="font-display text-h3 leading-tight font-[620] tracking-tight md:text-h2 print:text-h3">
                  <MarkedFact mark={at === 0 ? "hook" : "twice"}>{print(marked)}</MarkedFact>
                </p>
              </div>
              <p className="leading-snug max-md:col-start-2 max-md:mt-2 lg:max-xl:col-start-2 lg:max-xl:mt-2">
                {after}
              </p>
            </div>
          )}
          <CaseStrip letter={letters[at]} />
        </li>
      ))}
    </ul>
  );
}
