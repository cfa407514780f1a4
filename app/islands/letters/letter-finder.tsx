import { useRef, useState } from "react";
import { PathLink } from "~/app/design/link";
import { PlusMinus } from "~/app/design/plus-minus";
import { CountingRule } from "~/app/islands/deadline/deadline-slip";
import { LetterTop } from "~/app/islands/letters/letter-top";
import { SaysLine } from "~/app/islands/letters/says-line";
import { pathOf } from "~/site/pages";
import { deadlineWords } from "~/words/deadlines/deadline-words";
import { letterKinds as kinds, letterFinder as words } from "~/words/letters";
import { findsAll } from "./find-words";

/*
 * How each letter lies on the one before it: one at the pile's left edge, the next at its right one. How far
 * its own edges are from where words and deadlines stand is `--out` and `--in`: each in one column.
 */
const lies = [
  "max-md:[--in:0.5rem] md:not-open:[--out:3rem] lg:[--in:3rem]",
  "not-open:ml-3 max-md:[--in:0rem] md:not-open:ml-12 lg:[--in:0rem]",
];

/** How many a phone shows before the others are asked for. */
const first = 7;

/**
 * From what the letter says to the page that deals with it. The letters open without script; typing
 * a few words narrows them and is offered only where script can do it. Letters and words come with the code:
 * what the deadlines ask stands in no document, and as props it would be a tenth of one.
 */
export function LetterFinder() {
  const [typed, setTyped] = useState("");
  const others = useRef<HTMLDetailsElement>(null);
  const found = kinds.filter(({ says, meaning, keywords }) =>
    findsAll([says, meaning, ...keywords], typed),
  );
  const decision = kinds
    .flatMap(({ deadlines = [] }) => deadlines)
    .find(({ id }) => id === "decision");

  function onType(words: string) {
    setTyped(words);
    if (others.current) others.current.open = true;
  }

  const letters = kinds.map((kind, index) => (
    <li key={kind.id} hidden={!found.includes(kind)} className="relative -mt-3">
      <LetterTop
        kind={kind}
        typed={typed}
        isOnly={found.length === 1 && found[0] === kind}
        lies={lies[index % lies.length] as string}
      />
    </li>
  ));

  return (
    <section
      id="find-your-letter"
      aria-labelledby="find-your-letter-heading"
      className="on-manila section-gap overflow-x-clip border-t-2 border-ink"
    >
      <div className="page-width">
        <h2 id="find-your-letter-heading" className="text-display text-balance">
          {words.heading}
        </h2>
        <p className="mt-3 text-balance">{words.intro}</p>
        <div className="on-paper screen-only mt-6 border-2 border-ink px-4 pt-4 pb-6 md:-mr-(--bleed) md:border-r-0 md:pt-6 md:pr-(--bleed) md:pl-7">
          <SaysLine
            lead={words.says}
            label={words.searchLabel}
            example={words.searchExample}
            hint={words.searchHint}
            count={typed.trim() && `Matching lines: ${found.length} of ${kinds.length}`}
            onType={onType}
          />
          {decision && (
            <div className="hidden unscripted:block">
              <CountingRule deadline={decision} exampleOf={deadlineWords.exampleOfDecision} />
            </div>
          )}
        </div>
        <ul>{letters.slice(0, first)}</ul>
        {letters.length > first && (
          <details ref={others} className="lies-out">
            <summary
              hidden={typed !== ""}
              className={`on-paper relative -mt-3 flex min-h-16 items-center justify-between gap-4 border-2 border-ink px-4 py-2 [[open]>&]:sr-only ${first % 2 ? "ml-3" : ""}`}
            >
              <span>
                <span className="block font-display text-h3 font-[620]">
                  {words.all(letters.length)}
                </span>
                <span className="block text-small leading-snug">{words.others}</span>
              </span>
              <PlusMinus />
            </summary>
            <ul>{letters.slice(first)}</ul>
          </details>
        )}
        {found.length === 0 && <p className="mt-6 font-semibold">{words.none}</p>}
        <div className="mt-6 on-paper border-l-[6px] border-red px-4 py-3.5 md:mt-8 md:flex md:flex-wrap md:items-baseline md:gap-x-6 md:px-6 md:py-4">
          <p className="font-display text-h3 font-[560] text-balance">{words.scam.question}</p>
          <p className="mt-1 max-md:text-small md:mt-0">{words.scam.text}</p>
          <PathLink
            to={`${pathOf(words.scam.page)}#${words.scam.anchor}`}
            className="text-link inline-flex min-h-11 items-center font-semibold lg:ml-auto"
          >
            {words.scam.link}
          </PathLink>
        </div>
      </div>
    </section>
  );
}
