import { useState } from "react";
import { CountingRule } from "~/app/islands/deadline/deadline-slip";
import { LetterTop } from "~/app/islands/letters/letter-top";
import { SaysLine } from "~/app/islands/letters/says-line";
import { deadlineWords } from "~/words/deadlines/deadline-words";
import { letterKinds as kinds, letterFinder as words } from "~/words/letters";
import { findsAll } from "./find-words";

/*
 * How each letter lies on the one before it: like a pile that was pushed, and none like its neighbours.
 * `--out` is how far its right edge is from the pile's, which sets all their deadlines in one column.
 */
const lies = [
  "not-open:ml-1 md:not-open:ml-4 lg:not-open:ml-[2%] lg:[--out:11cqw] lg:not-open:-rotate-[0.5deg]",
  "not-open:ml-4 md:not-open:ml-16 lg:not-open:ml-[14%] lg:[--out:5cqw] lg:not-open:rotate-[0.5deg]",
  "not-open:-ml-1 md:not-open:-ml-2 lg:not-open:-ml-[1%] lg:[--out:13cqw] lg:not-open:rotate-[0.3deg]",
  "not-open:ml-6 md:not-open:ml-24 lg:not-open:ml-[18%] lg:[--out:2cqw] lg:not-open:-rotate-[0.6deg]",
  "not-open:ml-2 md:not-open:ml-8 lg:not-open:ml-[7%] lg:[--out:8cqw] lg:not-open:rotate-[0.4deg]",
];

/**
 * From what the letter says to the page that deals with it. The letters open without script; typing
 * a few words narrows them and is offered only where script can do it. Letters and words come with the code:
 * what the deadlines ask stands in no document, and as props it would be a tenth of one.
 */
export function LetterFinder() {
  const [typed, setTyped] = useState("");
  const found = kinds.filter(({ says, meaning, keywords }) =>
    findsAll([says, meaning, ...keywords], typed),
  );
  const decision = kinds
    .flatMap(({ deadlines = [] }) => deadlines)
    .find(({ id }) => id === "decision");

  return (
    <section
      id="find-your-letter"
      aria-labelledby="find-your-letter-heading"
      className="on-manila section-gap overflow-x-clip border-t-2 border-ink"
    >
      <div className="page-width">
        <div className="grid gap-x-6 gap-y-3 lg:grid-cols-2 lg:items-end">
          <h2 id="find-your-letter-heading">{words.heading}</h2>
          <p>{words.intro}</p>
        </div>
        <div className="on-paper screen-only mt-6 -mr-(--bleed) border-2 border-r-0 border-ink py-6 pr-(--bleed) pl-4 md:pt-8 md:pl-7">
          <SaysLine
            lead={words.says}
            label={words.searchLabel}
            hint={words.searchHint}
            count={typed.trim() && `Matching lines: ${found.length} of ${kinds.length}`}
            onType={setTyped}
          />
          {decision && (
            <div className="hidden unscripted:block">
              <CountingRule
                deadline={decision}
                words={{ ...deadlineWords, exampleText: deadlineWords.exampleOfDecision }}
              />
            </div>
          )}
        </div>
        <ul className="lg:@container">
          {kinds.map((kind, index) => (
            <li key={kind.id} hidden={!found.includes(kind)} className="relative -mt-3">
              <LetterTop
                kind={kind}
                typed={typed}
                isOnly={found.length === 1 && found[0] === kind}
                lies={lies[index % lies.length] as string}
              />
            </li>
          ))}
          {found.length === 0 && <li className="mt-6 font-semibold">{words.none}</li>}
        </ul>
        <p className="mt-8 max-w-text text-small">{words.scam}</p>
      </div>
    </section>
  );
}
