import { ButtonAnchor } from "~/app/design/button";
import { LargeNumber } from "~/app/parts/contact/large-number";
import { CallNow } from "~/app/parts/heroes/hero-start";
import { Fact } from "~/app/parts/heroes/king-fact";
import { PenLetter } from "~/app/parts/pen-letter";
import { defenceWords as words } from "~/words/services/common";
import type { BigFact, DefencePage } from "~/words/services/service-page";
import { CaseStrip } from "./case-strip";

const paper =
  "on-paper relative z-10 grid gap-y-2 border-2 border-ink px-4 py-3 md:px-6 md:py-4 print:py-1";

/** Two cases, each with its fact and whom to call: a solicitor in the first, us in the second; on a phone the line of its letter lies below its answer. */
export function CallCases({ page: { deadline, letters, badge } }: { page: DefencePage }) {
  const [solicitor, us] = deadline;
  return (
    <ul className="mt-3 grid gap-y-6 md:mt-6 md:gap-y-0 print:mt-1 print:gap-y-0">
      <li>
        <div className={`${paper} md:border-b-0 print:border-b-0`}>
          <Case letter="A" fact={solicitor} size="text-display max-[23rem]:text-h2" />
          <ButtonAnchor href={`#${words.findSolicitor.id}`} size="lg">
            {words.findSolicitor.title}
          </ButtonAnchor>
        </div>
        <CaseStrip letter={letters[0]} />
      </li>
      {us && (
        <li>
          <div className={`${paper} md:border-t-feint`}>
            <Case letter="B" fact={us} size="text-h2" />
            <div className="screen-only flex flex-wrap items-center gap-x-6 gap-y-2">
              <CallNow words={words} subject={badge} variant="outline" />
              <LargeNumber size="text-h3" />
            </div>
            {us.after && <p className="screen-only text-small">{us.after}</p>}
          </div>
          <CaseStrip letter={letters[1]} />
        </li>
      )}
    </ul>
  );
}

/** The pen's letter of a case, and right of it for whom it is and what counts. */
function Case({ letter, fact, size }: { letter: string; fact: BigFact; size: string }) {
  return (
    <div className="flex gap-3">
      <PenLetter>{letter}</PenLetter>
      <Fact {...fact} mark="underline" className={`mt-1 max-sm:-ml-14 ${size}`} />
    </div>
  );
}
