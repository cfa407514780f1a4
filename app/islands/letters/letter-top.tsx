import { Fragment, useEffect, useRef, useState } from "react";
import { Icon } from "~/app/design/icons";
import { PageLink } from "~/app/design/link";
import { PenNote } from "~/app/design/pen-note";
import { DeadlineTool } from "~/app/islands/deadline/deadline-tool";
import { unitOf } from "~/words/facts/written";
import { letterFinder as words } from "~/words/letters";
import { print } from "~/words/say";
import type { LetterKind } from "~/words/types";
import { findsAll, markedParts } from "./find-words";

interface LetterTopProps {
  kind: LetterKind;
  /** What was typed; where it begins a word, that is marked. */
  typed: string;
  isFound: boolean;
  /** Whether one letter alone was found: if it is this one, it opens by itself. */
  isOnly: boolean;
  /** Whether it is a sheet of its own on a pile, not a row of a register. */
  isSheet: boolean;
}

/** The top of a letter, with the days that it gives; opened, it is a sheet with its clock and a note in the margin. */
export function LetterTop({ kind, typed, isFound, isOnly, isSheet }: LetterTopProps) {
  const letter = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const keywords = isMarked(kind.says, typed)
    ? []
    : kind.keywords.filter((one) => isMarked(one, typed));
  const keyword = keywords.find((one) => findsAll([one], typed)) ?? keywords[0];

  useEffect(() => {
    if (letter.current && isFound && isOnly) letter.current.open = true;
  }, [isFound, isOnly]);

  return (
    <details
      ref={letter}
      name="letter"
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className={`on-paper eases-open ${isSheet ? "border-2 border-ink pb-6 open:-mr-(--bleed) open:border-r-0 md:open:pr-(--bleed)" : "pb-3 md:pb-4"}`}
    >
      <summary className="grid min-h-18 grid-cols-[1fr_auto] items-center gap-x-3 px-(--edge) pt-3 md:grid-cols-[1fr_auto_auto] md:gap-x-6 md:pt-4 in-open:max-md:mr-2 in-open:max-md:pr-2">
        <span
          key={typed}
          className="min-w-0 md:text-balance wrap-break-word font-display font-semibold md:text-h3 md:*:inline-block in-[[name][open]]:text-h2"
        >
          <Phrases text={kind.says} typed={typed} />
        </span>{" "}
        <span className="when-closed leading-snug max-md:row-start-2 max-md:mt-2 max-md:border-t max-md:border-feint max-md:pt-2 max-md:text-small md:w-60 lg:w-88">
          <Days {...kind.clock} />
          {kind.clock.also && <span className="block text-small">{kind.clock.also}</span>}
        </span>
        <Icon
          name="chevron"
          className="col-start-2 row-start-1 size-5 transition-[rotate] turned-when-open max-md:row-span-2 md:col-start-3"
        />
        {keyword && (
          <span key={`${typed}, found`} className="col-span-full text-small">
            {words.foundBy} <Marked text={keyword} typed={typed} />
          </span>
        )}
      </summary>
      <div className="mt-4 max-md:ml-4 md:border-t md:border-feint">
        <div className="margin-passage [--passage-gap:1.5rem] [--passage-margin:16rem]">
          <div className="screen-only pt-6 max-md:pb-3 md:pl-6">
            <PenNote className="leading-snug">{kind.note}</PenNote>
          </div>
          <div className="pr-4 md:pt-6 md:pr-6">
            <Answer kind={kind} typed={typed} />
            {open && isFound && kind.deadlines && (
              <div className="mt-8">
                <p className="mb-3 font-display text-h3 font-semibold">{words.dayLabel}</p>
                <DeadlineTool
                  deadlines={kind.deadlines}
                  sheet={{ title: kind.says, firstSteps: [{ description: kind.first }] }}
                />
              </div>
            )}
            <PageLink
              page={kind.page}
              className="text-link mt-4 inline-flex min-h-11 items-center gap-2 font-semibold"
              aria-label={`${words.action}: ${kind.says}`}
            >
              {words.action}
              <Icon name="arrow" />
            </PageLink>
          </div>
        </div>
      </div>
    </details>
  );
}

/** How long there is, what the letter is, and what to do first. */
function Answer({ kind, typed }: Pick<LetterTopProps, "kind" | "typed">) {
  const name = "mb-1 font-display text-h3 font-semibold";
  return (
    <dl className="grid grid-cols-1 gap-x-12 gap-y-6 wrap-break-word print:gap-y-3 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <div className="lg:row-span-2">
        <dt className={name}>{words.clockLabel}</dt>
        <dd>
          <Clock {...kind.clock} /> {kind.clock.text}
        </dd>
      </div>
      <div>
        <dt className={name}>{words.meaningLabel}</dt>
        <dd key={typed}>
          <Marked text={kind.meaning} typed={typed} />
        </dd>
      </div>
      <div>
        <dt className={name}>{words.firstLabel}</dt>
        <dd>{kind.first}</dd>
      </div>
    </dl>
  );
}

/** How long there is, or how soon: the words that say it as large as what the letter says. */
function Days({ time, rest, isUrgent }: LetterKind["clock"]) {
  const Time = isUrgent ? "mark" : "b";
  return (
    <>
      <Time className="mr-2 inline-block font-display text-h3 font-semibold">{print(time)}</Time>
      {rest && <span className="block">{` ${rest}`}</span>}
    </>
  );
}

/** What a letter says; none of its phrases is broken where there is room. */
function Phrases({ text, typed }: { text: string; typed: string }) {
  return text.split(/(“[^”]+”,?)/).map((part, index) => {
    const Part = index % 2 ? "span" : Fragment;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
      <Part key={index}>
        <Marked text={part} typed={typed} />
      </Part>
    );
  });
}

/** A number of days as large as the sheet bears, its unit marked; other words are marked as they are. */
function Clock({ time, rest }: LetterKind["clock"]) {
  const whole = (first: string) => (rest ? `${first} ${rest}` : first);
  if (typeof time === "string") {
    return (
      <span className="my-2 block font-display text-h2 leading-[1.35] font-semibold">
        <mark>{whole(time)}</mark>
      </span>
    );
  }
  return (
    <strong className="mb-3 block font-display font-semibold text-balance">
      <span className="mb-2 block text-clock tracking-[-0.05em] print:inline print:text-h2">
        {time.value.count}
      </span>{" "}
      <mark className="text-h2 leading-[1.35]">{whole(unitOf(time.value))}</mark>
    </strong>
  );
}

/**
 * A text in which the words that were typed are marked. What it stands in is keyed by them: a browser that translates
 * takes texts from where React would change them.
 */
function Marked({ text, typed }: { text: string; typed: string }) {
  return markedParts(text, typed).map((part, index) => {
    const Part = index % 2 ? "mark" : Fragment;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
    return <Part key={index}>{part}</Part>;
  });
}

const isMarked = (text: string, typed: string) => markedParts(text, typed).length > 1;
