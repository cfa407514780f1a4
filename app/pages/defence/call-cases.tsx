import type { ReactNode } from "react";
import { buttonStyles } from "~/app/design/button";
import type { defenceWords } from "~/words/services/common";
import type { BigFact, DefencePage } from "~/words/services/service-page";
import { CallNow, CallNumber } from "./call-first";
import { Fact } from "./fact-slip";

interface CallCasesProps {
  cases: DefencePage["deadline"];
  badge: string;
  words: typeof defenceWords;
}

/** Two cases, each with its fact and whom to call: a solicitor in the first, us in the second. */
export function CallCases({ cases: [solicitor, us], badge, words }: CallCasesProps) {
  return (
    <ul className="mt-3 grid gap-y-2 min-[22rem]:mt-4 min-[22rem]:gap-y-3 sm:on-paper sm:gap-y-0 sm:divide-y sm:divide-feint sm:border-2 sm:border-ink sm:px-4 sm:py-1 md:mt-5 md:px-6">
      <Case fact={solicitor} isMarked>
        <a
          href={`#${words.findSolicitor.id}`}
          className={buttonStyles({ className: "max-sm:min-h-11" })}
        >
          {words.findSolicitor.title}
        </a>
      </Case>
      {us && (
        <Case fact={us}>
          <CallNow badge={badge} words={words} size="default" />
          <CallNumber size="text-h3" openLine="text-small" />
        </Case>
      )}
    </ul>
  );
}

/** On a phone its buttons stand below its slip, as wide as on the other pages. */
function Case({
  fact,
  isMarked = false,
  children,
}: {
  fact: BigFact;
  isMarked?: boolean;
  children: ReactNode;
}) {
  return (
    <li className="grid gap-y-2 sm:gap-y-3 sm:py-3.5 print:py-1">
      <div className="max-sm:on-paper max-sm:border-2 max-sm:border-ink max-sm:px-2 max-sm:pt-1 max-sm:pb-1.5 min-[22rem]:max-sm:px-3">
        <Fact {...fact} isMarked={isMarked} isInLine={!isMarked} />
      </div>
      <div className="screen-only grid gap-x-6 gap-y-2 sm:flex sm:items-center">{children}</div>
    </li>
  );
}
