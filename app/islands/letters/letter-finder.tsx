import { useState } from "react";
import { CountingRule } from "~/app/islands/deadline/deadline-slip";
import { LetterTop } from "~/app/islands/letters/letter-top";
import { SaysLine } from "~/app/islands/letters/says-line";
import { deadlineWords } from "~/words/deadlines/deadline-words";
import { letterKinds as kinds, letterFinder as words } from "~/words/letters";
import { findsAll } from "./find-words";

/*
 * How each letter lies on the one before it: one at the pile's left edge, the next at its right one. How far
 * its own edges are from where words and deadlines stand is `--out` and `--in`: each in one column.
 */
const lies = [
  "md:not-open:[--out:3rem] lg:[--in:3rem]",
  "not-open:ml-4 md:not-open:ml-12 lg:[--in:0rem]",
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
      className="on-folder section-gap overflow-x-clip border-t-2 border-ink"
    >
      <div className="page-width">
        <div className="grid gap-x-10 gap-y-3 lg:grid-cols-[auto_minmax(0,1fr)] lg:items-baseline">
          <h2 id="find-your-letter-heading">{words.heading}</h2>
          <p className="text-balance">{words.intro}</p>
        </div>
        <div className="on-paper screen-only mt-6 -mr-(--bleed) border-2 border-r-0 border-ink pt-4 pb-6 pr-(--bleed) pl-4 md:pt-6 md:pl-7">
          <SaysLine
            lead={words.says}
            label={words.searchLabel}
            example={words.searchExample}
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
        <ul>
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
