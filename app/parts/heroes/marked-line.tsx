import { print } from "~/words/say";
import type { MarkedSentence } from "~/words/services/service-page";

/** The look of a slip that bears a deadline. */
export const slip =
  "on-paper border-2 border-ink px-4 py-3 font-display md:px-6 text-h3 leading-snug font-[560] text-balance print:text-base";

/** A slip with one sentence and its one marked deadline or fact, large enough to be found at a glance. */
export function MarkedLine({ second, late, ...sentence }: MarkedSentence) {
  return (
    <div className={slip}>
      <p className="text-balance">
        <Marked {...sentence} />
      </p>
      {second && (
        <p className="mt-3 border-t border-feint pt-3 text-balance">
          {second.before}
          <strong className="font-[620]">{print(second.marked)}</strong>
          {second.after}
        </p>
      )}
      {late && (
        <p className="mt-3 border-t border-feint pt-3 font-sans text-base font-semibold">{late}</p>
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
