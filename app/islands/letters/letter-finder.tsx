import { useId, useRef, useState } from "react";
import { PhoneLink } from "~/app/design/contact-link";
import { Icon } from "~/app/design/icons";
import { PathLink } from "~/app/design/link";
import { PenNote } from "~/app/design/pen-note";
import { PlusMinus } from "~/app/design/plus-minus";
import { CountingRule } from "~/app/islands/deadline/deadline-slip";
import { openings } from "~/firm/firm-details";
import { openState } from "~/firm/opening-hours";
import { pathOf } from "~/site/pages";
import { deadlineWords } from "~/words/deadlines/deadline-words";
import { decision } from "~/words/deadlines/decisions";
import { letterKinds as kinds, letterFinder as words } from "~/words/letters";
import { lettersFor } from "./find-words";
import { LetterTop } from "./letter-top";

/** A sheet of its own on the pile. */
const lying = "on-paper relative items-center border-2 border-ink px-(--edge)";

/** How many are shown before the others are asked for. */
const first = 7;

interface LetterFinderProps {
  /** Whether all letters stand there at once, in a register, and not the first of them on a pile. */
  isRegister?: boolean;
}

/**
 * From what the letter says to the page that deals with it. The letters open without script; typing
 * a few words narrows them and is offered only where script can do it. Letters and words come with the code:
 * what the deadlines ask stands in no document, and as props it would be a tenth of one.
 */
export function LetterFinder({ isRegister = false }: LetterFinderProps) {
  const [typed, setTyped] = useState("");
  const others = useRef<HTMLDetailsElement>(null);
  const found = lettersFor(kinds, typed);

  function onType(words: string) {
    setTyped(words);
    if (others.current) others.current.open = true;
  }

  const letters = kinds.map((kind) => (
    <li
      key={kind.id}
      hidden={!found.includes(kind)}
      className={isRegister ? undefined : "relative -mt-3"}
    >
      <LetterTop
        kind={kind}
        typed={typed}
        isFound={found.includes(kind)}
        isOnly={found.length === 1}
        isSheet={!isRegister}
      />
    </li>
  ));

  return (
    <section
      id="find-your-letter"
      aria-labelledby="find-your-letter-heading"
      className={`section-gap overflow-x-clip border-t-2 border-ink [--edge:1rem] ${isRegister ? "on-manila md:[--edge:1.5rem]" : "bg-band md:[--edge:2rem]"}`}
    >
      <div className="page-width">
        <h2 id="find-your-letter-heading" className="text-display">
          {words.heading}
        </h2>
        <p className="mt-3 text-balance print:mb-6">{words.intro}</p>
        <div className="on-paper screen-only mt-6 border-2 border-ink px-(--edge) py-4">
          <SaysLine
            count={typed.trim() && words.found(found.length, kinds.length)}
            help={found.length === 0 ? `. ${words.noneHelp}` : ""}
            onType={onType}
          />
          <div className="hidden unscripted:block">
            <CountingRule deadline={decision} exampleOf={deadlineWords.exampleOfDecision} />
          </div>
        </div>
        {isRegister ? (
          <ul
            hidden={found.length === 0}
            className="-mt-0.5 divide-y divide-feint border-2 border-ink"
          >
            {letters}
          </ul>
        ) : (
          <>
            <ul>{letters.slice(0, first)}</ul>
            <details ref={others} className="print:lies-out">
              <summary
                hidden={typed !== ""}
                className={`${lying} -mt-3 flex min-h-16 justify-between gap-4 pt-3 pb-6 -outline-offset-6 [[open]>&:not(:focus-visible)]:sr-only`}
              >
                <span>
                  <span className="block font-display text-h3 font-semibold">
                    {words.all(letters.length)}
                  </span>
                  <span className="block text-small leading-snug">{words.others}</span>
                </span>
                <PlusMinus />
              </summary>
              <ul>{letters.slice(first)}</ul>
            </details>
          </>
        )}
        {found.length === 0 && (
          <div className={`${lying} pt-7 pb-8 ${isRegister ? "-mt-0.5" : "-mt-3"}`}>
            <p>
              {words.none}{" "}
              <PhoneLink className="text-link font-display text-h3 font-semibold whitespace-nowrap" />
            </p>
            <p data-open-line className="text-small">
              {openState(openings, new Date()).text}
            </p>
            <p className="mt-3 font-semibold">{words.noneOfFraud}</p>
          </div>
        )}
        <div
          className={`${lying} gap-x-6 py-4 md:grid md:grid-cols-[minmax(0,1fr)_17.75rem] lg:grid-cols-[minmax(0,1fr)_24.75rem] ${isRegister ? "-mt-0.5" : "-mt-3"}`}
        >
          <p className="font-display text-h3 font-semibold text-balance">{words.scam.question}</p>
          <p className="max-md:mt-1 max-md:text-small">
            {words.scam.text}{" "}
            <PathLink
              to={`${pathOf(words.scam.page)}#${words.scam.anchor}`}
              className="text-link font-semibold whitespace-nowrap"
            >
              {words.scam.link}
            </PathLink>
          </p>
        </div>
      </div>
    </section>
  );
}

interface SaysLineProps {
  /** How many letters have these words; empty while nothing is typed. */
  count: string;
  /** Where help is if none has: who sees the page sees it below. */
  help: string;
  onType: (typed: string) => void;
}

/** "It says ____": a letter's own ruled line, to type a few of its words on. Offered only where script can look for them. */
function SaysLine({ count, help, onType }: SaysLineProps) {
  const id = useId();
  return (
    <search className="needs-script own-cross grid gap-x-4 md:grid-cols-[auto_auto_1fr] md:items-baseline">
      <label htmlFor={id} className="contents">
        <span className="-order-1 font-display text-h2 font-semibold whitespace-nowrap md:text-display">
          {words.says}
        </span>{" "}
        <span className="mt-2 font-semibold md:col-start-2 md:row-start-2">
          {words.searchLabel}
        </span>
      </label>
      <div className="relative -order-1 max-md:mt-2 md:col-span-2 md:col-start-2 md:row-start-1">
        <input
          id={id}
          type="search"
          autoComplete="off"
          placeholder={words.searchExample}
          aria-describedby={`${id}-hint`}
          onInput={(event) => onType(event.currentTarget.value)}
          className="w-full border-b-2 border-ink pt-2 pr-8 pb-1 pl-1 font-display text-h2 leading-tight font-semibold placeholder:font-normal"
        />
        <Icon
          name="search"
          className="pointer-events-none absolute inset-y-0 right-1 my-auto size-6"
        />
      </div>
      <p id={`${id}-hint`} className="text-small text-ink-2 md:col-start-3 md:row-start-2">
        {words.searchHint}
      </p>
      <PenNote className="mt-2 md:mt-0 md:mb-2 md:col-start-3 md:row-start-3 md:justify-self-end *:inline">
        {words.searchNote}
      </PenNote>
      <p
        role="status"
        className="min-h-6 text-small font-semibold max-md:mt-1 md:col-start-2 md:row-start-3"
      >
        <span>{count}</span>
        <span className="sr-only">{help}</span>
      </p>
    </search>
  );
}
