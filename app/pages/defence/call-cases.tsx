import type { ReactNode } from "react";
import { buttonStyles } from "~/app/design/button";
import { Marked } from "~/app/parts/heroes/marked-line";
import type { defenceWords } from "~/words/services/common";
import type { TitledSentence } from "~/words/services/service-page";
import { CallNow, CallNumber } from "./call-first";

interface CallCasesProps {
  cases: readonly [TitledSentence, TitledSentence];
  badge: string;
  words: typeof defenceWords;
}

/** Two cases on one slip, each with whom to call: a solicitor in the first, the larger of the two; us in the second. */
export function CallCases({ cases, badge, words }: CallCasesProps) {
  const [solicitor, us] = cases;
  return (
    <ul className="grid gap-y-2.5 sm:grid-cols-2 sm:gap-y-0 sm:p-px print:grid-cols-2">
      <Case {...solicitor} isFoot>
        <a
          href={`#${words.findSolicitor.id}`}
          className={buttonStyles({
            size: "lg",
            className: "screen-only max-sm:min-h-11 sm:mt-4 sm:self-start",
          })}
        >
          {words.findSolicitor.title}
        </a>
      </Case>
      <Case {...us}>
        <div className="screen-only flex flex-wrap items-center gap-x-3.5 sm:mt-4 sm:gap-y-2 sm:self-start">
          <CallNow badge={badge} words={words} size="default" />
          <div className="max-sm:on-paper max-sm:w-full max-sm:border-x-2 max-sm:border-ink max-sm:px-3 max-sm:pt-3 min-[22rem]:max-sm:border-b-2 min-[22rem]:max-sm:pb-3">
            <CallNumber size="text-h3" openLine="text-small" />
          </div>
        </div>
      </Case>
    </ul>
  );
}

/** On a phone the button runs across its slip, as wide as on the other pages; on the smallest, ours stands above what to know. */
function Case({
  title,
  isFoot = false,
  children,
  ...sentence
}: TitledSentence & { isFoot?: boolean; children: ReactNode }) {
  return (
    <li className="flex flex-col sm:on-paper sm:-m-px sm:row-span-2 sm:grid sm:grid-rows-subgrid sm:border-2 sm:border-ink sm:px-4 sm:py-3 md:py-4 print:p-2">
      <div className="max-sm:contents">
        <p className="font-display text-h3 font-[620] text-balance max-sm:on-paper max-sm:border-2 max-sm:border-b-0 max-sm:border-ink max-sm:px-3 max-sm:py-1 min-[22rem]:max-sm:pt-1.5 print:text-[1rem]">
          {title}
        </p>
        <p
          className={`text-balance ${isFoot ? "" : "max-[22rem]:order-1 max-[22rem]:border-b-2"} max-sm:on-paper max-sm:border-x-2 max-sm:border-ink max-sm:px-3 max-sm:pt-0.5 max-sm:pb-1.5 max-sm:leading-snug sm:mt-1 md:mt-1.5 md:text-lede`}
        >
          <Marked {...sentence} />
        </p>
      </div>
      {children}
    </li>
  );
}
