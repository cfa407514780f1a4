import { type ReactNode, useRef, useState } from "react";
import { deadlineWords } from "~/content/deadline-words";
import type { LetterKind } from "~/content/types";
import { useEarlyInput } from "~/hooks/use-early-input";
import { fold } from "~/lib/fold";
import { Icon } from "~/ui/icons";
import { PageLink } from "~/ui/link";
import { TextField } from "~/ui/text-field";
import { CountingRule } from "./deadline-slip";
import { DeadlineTool } from "./deadline-tool";

interface LetterFinderProps {
  heading: string;
  intro: string;
  /** For whoever is not sure that the letter is HMRC's. */
  scam: string;
  searchLabel: string;
  searchHint: string;
  meaningLabel: string;
  clockLabel: string;
  dayLabel: string;
  firstLabel: string;
  action: string;
  none: string;
  kinds: readonly LetterKind[];
}

/**
 * From what the letter says to the page that deals with it. The lines open without script; typing
 * a few words narrows them and is offered only where script can do it.
 */
export function LetterFinder({ kinds, ...words }: LetterFinderProps) {
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useEarlyInput(field, setTyped);
  const found = findLetters(kinds, typed);
  const counted = kinds
    .flatMap(({ deadlines = [] }) => deadlines)
    .findLast(({ counting }) => counting);

  return (
    <section
      id="find-your-letter"
      aria-labelledby="find-your-letter-heading"
      className="border-t-2 border-ink bg-band section-gap"
    >
      <div className="page-width grid gap-x-6 gap-y-8 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div className="lg:col-span-4">
          <h2 id="find-your-letter-heading">{words.heading}</h2>
          <p className="mt-4 text-ink-2">{words.intro}</p>
          {counted && (
            <div className="mt-4 hidden unscripted:block">
              <CountingRule deadline={counted} words={deadlineWords} />
            </div>
          )}
          <search className="mt-6 block unscripted:hidden">
            <TextField
              ref={field}
              label={words.searchLabel}
              hint={words.searchHint}
              type="search"
              autoComplete="off"
              onInput={(event) => setTyped(event.currentTarget.value)}
            />
            <p role="status" className="mt-2 min-h-6 text-small text-ink-2">
              {typed.trim() && `Matching lines: ${found.length} of ${kinds.length}`}
            </p>
          </search>
        </div>
        <div className="lg:col-span-7 lg:col-start-6 lg:row-span-2">
          <ul className="double-rule border-t-2 border-t-ink">
            {kinds.map((kind) => (
              <li
                key={kind.id}
                hidden={!found.includes(kind)}
                className="border-b border-feint last:border-b-0"
              >
                <LetterLine kind={kind} words={words} />
              </li>
            ))}
            {found.length === 0 && <li className="py-5">{words.none}</li>}
          </ul>
        </div>
        <p className="self-start border-l-[6px] border-manila pl-4 text-small lg:col-span-4 lg:col-start-1 lg:row-start-2">
          {words.scam}
        </p>
      </div>
    </section>
  );
}

function LetterLine({
  kind,
  words,
}: {
  kind: LetterKind;
  words: Omit<LetterFinderProps, "kinds">;
}) {
  const [open, setOpen] = useState(false);
  return (
    <details
      name="letter"
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="eases-open open:border-2 open:border-ink open:bg-sheet md:open:[--margin-column:9rem]"
    >
      <summary className="flex min-h-14 items-center justify-between gap-4 py-3 leading-snug font-semibold in-[[open]]:px-4 in-[[open]]:font-display in-[[open]]:text-h3 in-[[open]]:font-[560] md:in-[[open]]:px-6">
        <span>“{kind.says}”</span>
        <Icon name="chevron" className="size-5 transition-[rotate] duration-160 turned-when-open" />
      </summary>
      <div className="border-t border-feint px-4 max-md:py-1 max-md:pl-0 md:px-6">
        <div className="max-md:ml-4 max-md:border-l-2 max-md:border-red max-md:pl-4">
          <dl>
            <MarginNote label={words.meaningLabel}>{kind.meaning}</MarginNote>
            <MarginNote label={words.clockLabel}>
              <mark className="font-semibold">{kind.clock.figure}</mark> {kind.clock.text}
            </MarginNote>
            <MarginNote label={words.firstLabel}>{kind.first}</MarginNote>
          </dl>
          {open && kind.deadlines && (
            <div className="md:margin-row">
              <p className="pt-3.5 font-display leading-snug font-[560] text-red">
                {words.dayLabel}
              </p>
              <div className="py-3">
                <DeadlineTool
                  deadlines={kind.deadlines}
                  sheet={{ title: kind.says, firstSteps: [{ description: kind.first }] }}
                  words={deadlineWords}
                />
              </div>
            </div>
          )}
          <div className="md:margin-row">
            <span className="max-md:hidden" />
            <div className="pt-1 pb-4">
              <PageLink
                page={kind.page}
                className="text-link inline-flex min-h-11 items-center gap-2 font-semibold"
                aria-label={`${words.action}: ${kind.says}`}
              >
                {words.action}
                <Icon name="arrow" className="size-4" />
              </PageLink>
            </div>
          </div>
        </div>
      </div>
    </details>
  );
}

function MarginNote({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="md:margin-row">
      <dt className="pt-3.5 font-display leading-snug font-[560] text-red">{label}</dt>
      <dd className="pt-1 md:py-3">{children}</dd>
    </div>
  );
}

/** A line is found if every typed word is somewhere in what it says, means or is known by. */
function findLetters(kinds: readonly LetterKind[], typed: string): readonly LetterKind[] {
  const words = typed.split(/\s+/).map(fold).filter(Boolean);
  return kinds.filter(({ says, meaning, keywords }) => {
    const text = fold([says, meaning, ...keywords].join("|"));
    return words.every((word) => text.includes(word));
  });
}
