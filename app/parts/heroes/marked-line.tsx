import { print } from "~/words/say";
import type { MarkedSentence, TitledSentence } from "~/words/services/service-page";

/** The look of a slip that bears a deadline. */
export const slip =
  "on-paper border-2 border-ink px-4 py-3 md:px-6 md:py-4 font-display text-h3 leading-snug font-[560] text-balance print:text-[1.2rem]";

/** A slip with one sentence and its one marked deadline or fact, large enough to be found at a glance. */
export function MarkedLine({ second, ways, late, ...sentence }: MarkedSentence) {
  return (
    <div className={slip}>
      <p className="text-balance">
        <Marked {...sentence} />
      </p>
      {second && (
        <p className="mt-2.5 border-t border-feint pt-2.5 text-balance">
          <Marked {...second} />
        </p>
      )}
      {late && (
        <p className="mt-2.5 border-t border-feint pt-2.5 font-sans text-base font-semibold">
          {late}
        </p>
      )}
      {ways && (
        <dl className="mt-2 border-t border-feint font-sans text-base font-normal max-md:divide-y max-md:divide-feint md:grid md:grid-cols-[1.7fr_1fr_0.7fr] md:gap-x-6 md:pt-1.5">
          {ways.map(({ title, description }) => (
            <div
              key={title}
              className="gap-x-3 max-md:grid max-md:grid-cols-[6.5rem_1fr] max-md:py-1.5 max-md:last:pb-0"
            >
              <dt className="font-semibold">{title}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
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
export function Marked({ before, marked, after }: MarkedSentence) {
  const words = print(marked);
  return (
    <>
      {before}
      <mark className={words.length < 18 ? "whitespace-nowrap" : undefined}>{words}</mark>
      {after}
    </>
  );
}
