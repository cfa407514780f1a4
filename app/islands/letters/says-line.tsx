import { useId } from "react";
import { Icon } from "~/app/design/icons";

interface SaysLineProps {
  /** What stands before the line. */
  lead: string;
  /** What stands above it, and is its name together with the lead. */
  label: string;
  /** Stands on the line until something is typed. */
  example: string;
  hint: string;
  /** How many letters have these words; empty while nothing is typed. */
  count: string;
  onType: (typed: string) => void;
}

/** "It says ____": a letter's own ruled line, to type a few of its words on. Offered only where script can look for them. */
export function SaysLine({ lead, label, example, hint, count, onType }: SaysLineProps) {
  const id = useId();
  return (
    <search className="needs-script unscripted:hidden grid gap-x-6 md:grid-cols-[auto_minmax(0,1fr)]">
      <label htmlFor={id} className="contents">
        <span className="self-end font-display text-h1 leading-none font-[620] tracking-[-0.03em] whitespace-nowrap md:row-span-2">
          {lead}
        </span>{" "}
        <span className="mt-2 mb-1.5 font-semibold">{label}</span>
      </label>
      <div className="relative self-end">
        <input
          id={id}
          type="search"
          autoComplete="off"
          placeholder={example}
          aria-describedby={`${id}-hint`}
          onInput={(event) => onType(event.currentTarget.value)}
          className="block min-h-13 w-full border-b-3 border-ink bg-transparent pr-12 pb-1 pl-1 font-display text-display leading-tight md:pb-2 font-[560] placeholder:font-sans placeholder:text-lede placeholder:font-normal placeholder:text-ink-2"
        />
        <Icon
          name="search"
          className="pointer-events-none absolute right-1 bottom-4 size-7 md:bottom-6 md:size-8"
        />
      </div>
      <p id={`${id}-hint`} className="mt-2 text-small text-ink-2 md:col-start-2">
        {hint}
      </p>
      <p role="status" className="min-h-6 text-small font-semibold md:col-start-2">
        {count}
      </p>
    </search>
  );
}
