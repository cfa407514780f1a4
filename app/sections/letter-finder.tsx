import { useRef, useState } from "react";
import type { LetterKind } from "~/content/types";
import { useEarlyInput } from "~/hooks/use-early-input";
import { fold } from "~/lib/fold";
import { Icon } from "~/ui/icons";
import { PageLink } from "~/ui/link";
import { TextField } from "~/ui/text-field";

interface LetterFinderProps {
  heading: string;
  intro: string;
  /** For whoever is not sure that the letter is HMRC's. */
  scam: string;
  searchLabel: string;
  searchHint: string;
  clockLabel: string;
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

  return (
    <section
      id="find-your-letter"
      aria-labelledby="find-your-letter-heading"
      className="page-width section-gap"
    >
      <div className="grid gap-x-6 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="find-your-letter-heading">{words.heading}</h2>
          <p className="mt-4 text-ink-2">{words.intro}</p>
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
              {typed.trim() && `${found.length} of ${kinds.length} lines match`}
            </p>
          </search>
          <p className="mt-6 border-l-[6px] border-manila pl-4 text-small">{words.scam}</p>
        </div>
        <div className="lg:col-span-7 lg:col-start-6">
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
  return (
    <details name="letter" className="eases-open">
      <summary className="flex min-h-14 items-center justify-between gap-4 py-3 leading-snug font-semibold">
        <span className="in-[[open]]:text-green">“{kind.says}”</span>
        <Icon name="chevron" className="size-5 transition-[rotate] duration-160 turned-when-open" />
      </summary>
      <div className="pb-6">
        <p className="max-w-text">{kind.meaning}</p>
        <dl className="mt-4 grid gap-y-4">
          <div className="margin-row">
            <dt className="text-small font-semibold">{words.clockLabel}</dt>
            <dd>
              <mark className="font-semibold">{kind.clock.figure}</mark> {kind.clock.text}
            </dd>
          </div>
          <div className="margin-row">
            <dt className="text-small font-semibold">{words.firstLabel}</dt>
            <dd>{kind.first}</dd>
          </div>
        </dl>
        <PageLink
          page={kind.page}
          className="text-link mt-2 inline-flex min-h-11 items-center gap-2 font-semibold"
          aria-label={`${words.action}: ${kind.says}`}
        >
          {words.action}
          <Icon name="arrow" className="size-4" />
        </PageLink>
      </div>
    </details>
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
