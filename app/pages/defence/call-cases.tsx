import { buttonStyles } from "~/app/design/button";
import { Fact } from "~/app/parts/heroes/king-fact";
import { print } from "~/words/say";
import type { defenceWords } from "~/words/services/common";
import type { DefencePage } from "~/words/services/service-page";
import { CallNow, CallNumber } from "./call-first";
import { PenLetter } from "./pen-letter";

interface CallCasesProps {
  cases: DefencePage["deadline"];
  badge: string;
  words: typeof defenceWords;
}

const paper = "on-paper border-2 border-ink p-3 md:px-6";

/** Two cases, each with its fact and whom to call: a solicitor in the first, as a poster; us in the second, in a line. */
export function CallCases({ cases: [solicitor, us], badge, words }: CallCasesProps) {
  return (
    <ul className="mt-5 grid gap-y-4 sm:gap-y-0 md:mt-6">
      <li className={`${paper} sm:border-b-0 md:pt-4 md:pb-8`}>
        <div className="relative z-10 flex items-center gap-x-3 leading-snug font-semibold">
          <PenLetter>A</PenLetter>
          {solicitor.title}
        </div>
        <div className="grid gap-y-5 md:gap-y-8 lg:items-end lg:*:[grid-area:1/1]">
          <Fact
            marked={solicitor.marked}
            isMarked
            className="mt-2 text-display leading-[1.24] max-[23rem]:text-h2 md:text-h1 md:leading-[1.18]"
          />
          <a
            href={`#${words.findSolicitor.id}`}
            className={buttonStyles({
              size: "lg",
              className: "screen-only lg:mb-3 lg:ml-auto lg:w-[46%]",
            })}
          >
            {words.findSolicitor.title}
          </a>
        </div>
      </li>
      {us && (
        <li className={`${paper} grid gap-y-3 sm:border-t-feint print:py-1`}>
          <p className="flex items-center gap-x-3 leading-snug">
            <PenLetter>B</PenLetter>
            <span>
              <span className="font-semibold">{`${us.title} `}</span>
              <span data-fact className="font-display text-h3 font-[620] whitespace-nowrap">
                {print(us.marked)}
              </span>
            </span>
          </p>
          <div className="screen-only grid gap-x-6 gap-y-2 sm:flex sm:items-center">
            <CallNow badge={badge} words={words} variant="outline" />
            <CallNumber size="text-h3" openLine="text-small" />
          </div>
          {us.after && <p className="screen-only text-pretty">{us.after}</p>}
        </li>
      )}
    </ul>
  );
}
