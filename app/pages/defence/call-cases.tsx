import type { ReactNode } from "react";
import { buttonStyles } from "~/app/design/button";
import { Fact } from "~/app/parts/heroes/king-fact";
import type { defenceWords } from "~/words/services/common";
import type { BigFact, DefencePage } from "~/words/services/service-page";
import { CallNow, CallNumber } from "./call-first";

interface CallCasesProps {
  cases: DefencePage["deadline"];
  badge: string;
  words: typeof defenceWords;
}

/** Two cases, each with its fact and whom to call: a solicitor in the first, us in the second. */
export function CallCases({ cases: [solicitor, us], badge, words }: CallCasesProps) {
  return (
    <ul className="mt-5 grid gap-y-6 sm:on-paper sm:gap-y-0 sm:divide-y sm:divide-feint sm:border-2 sm:border-ink sm:px-4 sm:py-1 md:mt-6 md:px-6">
      <Case fact={solicitor} isKing>
        <a
          href={`#${words.findSolicitor.id}`}
          className={buttonStyles({ size: "lg", className: "w-full" })}
        >
          {words.findSolicitor.title}
        </a>
      </Case>
      {us && (
        <Case fact={us}>
          <CallNow badge={badge} words={words} variant="outline" />
          <CallNumber size="text-h3" openLine="text-small" />
        </Case>
      )}
    </ul>
  );
}

/** On a phone each is a slip of its own, with its buttons. */
function Case({
  fact,
  isKing = false,
  children,
}: {
  fact: BigFact;
  isKing?: boolean;
  children: ReactNode;
}) {
  return (
    <li className="max-sm:on-paper max-sm:border-2 max-sm:border-ink max-sm:p-3 sm:py-4 print:py-1">
      <div className={`grid ${isKing ? "gap-y-5 sm:w-fit sm:gap-y-8" : "gap-y-3"}`}>
        <Fact
          {...fact}
          isMarked={isKing}
          className={isKing ? "mt-1 text-display leading-[1.24] max-[23rem]:text-h2" : "text-h2"}
        />
        <div
          className={`screen-only grid gap-x-6 gap-y-2 ${isKing ? "" : "sm:flex sm:items-center"}`}
        >
          {children}
        </div>
        {fact.after && <p className="screen-only text-pretty">{fact.after}</p>}
      </div>
    </li>
  );
}
