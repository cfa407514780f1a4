import { print } from "~/words/say";
import type { MarkedSentence, TitledSentence } from "~/words/services/service-page";

/** The look of a slip that bears a deadline. */
export const slip =
  "on-paper border-2 border-ink px-4 py-3 md:px-6 md:py-4 font-display text-h3 leading-snug font-[560] text-balance print:text-[1.2rem]";

/** A slip with one sentence and its one marked deadline or fact, large enough to be found at a glance. */
export function MarkedLine({ second, ...sentence }: MarkedSentence) {
  return (
    <p className={slip}>
      <Marked {...sentence} />
      {second && (
        <span className="mt-2.5 block border-t border-feint pt-2.5 text-pretty">
          {" "}
          <Marked {...second} />
        </span>
      )}
    </p>
  );
}

/** Two cases on one slip, each with what is marked in it: the reader finds which one is theirs. */
export function MarkedCases({ cases }: { cases: readonly TitledSentence[] }) {
  return (
    <ul className="grid p-px sm:grid-cols-2 print:grid-cols-2">
      {cases.map(({ title, ...sentence }) => (
        <li
          key={title}
          className="on-paper row-span-2 -m-px grid grid-rows-subgrid border-2 border-ink px-3.5 py-2 print:p-2"
        >
          <p className="leading-snug font-semibold">{title}</p>
          <p className="mt-1 font-display text-h3 leading-snug font-[560] text-balance print:mt-0 print:text-[1rem]">
            <Marked {...sentence} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** A sentence with what is marked in it. */
function Marked({ before, marked, after }: MarkedSentence) {
  const words = print(marked);
  return (
    <>
      {before}
      <mark className={words.length < 18 ? "whitespace-nowrap" : undefined}>{words}</mark>
      {after}
    </>
  );
}
