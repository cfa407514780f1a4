import { print } from "~/words/say";
import type { MarkedSentence } from "~/words/services/service-page";

/** The look of a slip that bears a deadline. */
export const slip =
  "on-paper border-2 border-ink px-4 py-3 md:px-6 md:py-4 font-display text-h3 leading-snug font-[560] text-balance print:text-[1.2rem]";

/** A slip with one sentence and its one marked deadline or fact, large enough to be found at a glance. */
export function MarkedLine({ second, late, ...sentence }: MarkedSentence) {
  return (
    <div className={slip}>
      <p className="text-balance">
        <Marked {...sentence} />
      </p>
      {second && (
        <p className="mt-2.5 border-t border-feint pt-2.5 text-balance">
          {second.before}
          <strong className="font-[700]">{print(second.marked)}</strong>
          {second.after}
        </p>
      )}
      {late && (
        <p className="mt-2.5 border-t border-feint pt-2.5 font-sans text-base font-semibold">
          {late}
        </p>
      )}
    </div>
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
