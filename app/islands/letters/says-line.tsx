import { useId } from "react";
import { Icon } from "~/app/design/icons";
import { PenNote } from "~/app/design/pen-note";
import { letterFinder as words } from "~/words/letters";

interface SaysLineProps {
  /** How many letters have these words; empty while nothing is typed. */
  count: string;
  onType: (typed: string) => void;
}

/** "It says ____": a letter's own ruled line, to type a few of its words on. Offered only where script can look for them. */
export function SaysLine({ count, onType }: SaysLineProps) {
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
        {count}
      </p>
    </search>
  );
}
