import { ButtonAnchor, ButtonPath } from "~/app/design/button";
import { LargeNumber } from "~/app/parts/contact/number";
import { CallNow } from "~/app/parts/heroes/hero-start";
import { Fact, MarkedFact } from "~/app/parts/heroes/king-fact";
import { SheetStrip } from "~/app/parts/letter-sheet";
import { PenLetter } from "~/app/parts/pen-mark";
import type { SheetWords } from "~/words/example-sheets";
import { print } from "~/words/say";
import { defenceWords as words } from "~/words/services/common";
import type { BigFact, DefencePage } from "~/words/services/service-page";

/** The one way to call: the button, the number, and who answers; or below them, in a row of its own, whom to tell the rest. */
export function CallFirst({ page: { badge, tell } }: { page: DefencePage }) {
  return (
    <div className="mt-3 md:mt-8 print:mt-1">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <CallNow words={words} subject={badge} />
        <LargeNumber />
      </div>
      {tell ? (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-rule-strong pt-3 md:mt-6 md:pt-4 print:border-0 print:pt-0">
          <ButtonPath to={tell.link.href} size="lg" className="max-sm:w-full">
            {tell.link.title}
          </ButtonPath>
          <strong className="flex-1 leading-snug text-balance max-sm:basis-full max-sm:text-small">
            {tell.text}
          </strong>
          <p className="screen-only w-full text-small">{words.who}</p>
        </div>
      ) : (
        <p className="screen-only mt-1 text-small text-balance md:mt-4">{words.who}</p>
      )}
    </div>
  );
}

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

const caseSlip = "on-paper relative z-10 border-2 border-ink px-4 py-2 md:px-6 print:py-1";

/** A slip with the one fact of a page; or the two cases: what HMRC has done, and the time that it leaves. On a phone below the way to call, and below each the line of its letter. */
export function FactSlip({ page: { deadline, letters } }: { page: DefencePage }) {
  const isOne = deadline.length === 1;
  return (
    <ul className="mt-2 grid gap-y-4 max-md:order-1 md:mt-6 md:gap-y-0 print:gap-y-0">
      {deadline.map(({ case: done, marked, after }, at) => (
        <li key={after} className="group">
          {isOne ? (
            <div className={`md:py-4 ${caseSlip}`}>
              <Fact marked={marked} mark="underline" className="text-h2" />
              <p className="mt-1 max-w-[33em]">{after}</p>
            </div>
          ) : (
            <div
              className={`grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 md:grid-cols-[auto_17rem_minmax(0,1fr)] md:items-center lg:max-xl:grid-cols-[auto_minmax(0,1fr)] md:py-3 ${caseSlip} md:group-not-first:border-t-0 md:group-not-first:[box-shadow:inset_0_2px_0_var(--feint)] md:group-not-last:border-b-0`}
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

/** Below a case, on a phone: the line of its letter that counts. */
function CaseStrip({ letter }: { letter: SheetWords | undefined }) {
  return (
    letter && (
      <div className="screen-only -mt-4 ml-4 md:hidden">
        <SheetStrip words={letter} isJoined />
      </div>
    )
  );
}

/** Whom to call at the end of a page with two readers: the one who calls a solicitor first, then the other. */
export function SolicitorThenUs() {
  const { question, title, id } = words.findSolicitor;
  return (
    <div className="@container border-2 border-ink">
      <div className="on-paper border-b-2 border-ink p-4 md:p-6">
        <p className="font-display text-h2 leading-none font-[620] @min-[27rem]:text-display">
          {question}
        </p>
        <ButtonAnchor href={`#${id}`} size="lg" className="mt-4 w-full">
          {title}
        </ButtonAnchor>
      </div>
      <div className="bg-window px-4 py-3 md:px-6">
        <LargeNumber size="text-h3" />
      </div>
    </div>
  );
}
