import { useId } from "react";

interface SaysLineProps {
  /** What stands before the line. */
  lead: string;
  /** What stands below it, and is its name together with the lead. */
  label: string;
  hint: string;
  /** How many letters have these words; empty while nothing is typed. */
  count: string;
  onType: (typed: string) => void;
}

/** "It says ____": a letter's own ruled line, to type a few of its words on. Offered only where script can look for them. */
export function SaysLine({ lead, label, hint, count, onType }: SaysLineProps) {
  const id = useId();
  return (
    <search className="needs-script unscripted:hidden grid gap-x-6 md:grid-cols-[auto_minmax(0,1fr)]">
      <label htmlFor={id} className="contents">
        <span className="self-end font-display text-h1 font-[620] tracking-[-0.03em] whitespace-nowrap">
          {lead}
        </span>{" "}
        <span className="row-start-3 mt-2 font-semibold md:col-start-2 md:row-start-2">
          {label}
        </span>
      </label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        onInput={(event) => onType(event.currentTarget.value)}
        className="row-start-2 min-h-13 w-full max-md:mt-3 self-end border-b-3 border-ink bg-transparent px-1 font-display text-display font-[560] md:col-start-2 md:row-start-1"
      />
      <p id={`${id}-hint`} className="text-small text-ink-2 md:col-start-2">
        {hint}
      </p>
      <p role="status" className="min-h-6 text-small font-semibold md:col-start-2">
        {count}
      </p>
    </search>
  );
}
