import type { ComponentProps, ReactNode } from "react";
import { Stamp } from "~/app/design/stamp";
import { exampleLetter as words } from "~/words/example-letter";
import type { DatedLetter } from "~/words/types";
import { dateLine, SheetEdge } from "./letter-sheet";
import { PenMark, RingedDate } from "./pen-mark";

interface LetterProps {
  /** All of it; all but its address, with what is written in it; its upper part, down to the line that counts; or that line and what stands round it. */
  crop: "whole" | "page" | "corner" | "line";
  /** What a letter says whose time runs from the date at its top, which is then marked; else it is the one by which to answer. */
  decision?: DatedLetter | undefined;
  /** How a letter is headed that prints the day to answer, where it is no check of a Self Assessment return. */
  subject?: string | undefined;
  /** What is written beside the marked sentence; places count from that sentence. */
  children?: ReactNode;
}

const { sent, answerBy } = words;

const shapes = {
  whole: "min-h-[64rem] w-155 pt-10 *:pl-16 *:not-first:max-w-[min(100%-4.5rem,100cqw-3.5rem)]",
  page: "min-h-full w-full pt-8 *:pr-6 *:pl-12",
  corner: "min-h-120 w-full pt-5 *:pr-6 *:pl-12",
  line: "flex w-full flex-col pt-1 pb-14 max-[23rem]:pb-10 max-md:leading-7.5 max-md:[@media(height>=44rem)]:pb-26 md:pt-2 md:pb-30 *:pr-6 *:pl-12",
};

/* On its edge, where it is too narrow for a stamp beside its date. */
const stamps = {
  whole: "top-6 left-12",
  page: "-top-4 left-12",
  corner: "-top-4 left-12",
  line: "-top-2 right-8 md:-top-3",
};

/** The example of a letter, marked up by the adviser: `LetterFrame` shows a crop of it. */
export function Letter({ crop, decision, subject = words.subject, children }: LetterProps) {
  const isWhole = crop === "whole";
  const hasText = isWhole || crop === "page";
  return (
    <div
      data-drawing
      className={`on-paper relative text-[1.0625rem] leading-[1.625rem] ${shapes[crop]}`}
    >
      {/* In the dark its edge is paper as well, unless it lies on paper, where only ink is seen. */}
      <SheetEdge
        title={decision ? words.titleOfDecision(sent) : words.title(answerBy)}
        className="dark:not-in-[.on-paper_.on-paper]:border-letter"
      />
      <span aria-hidden="true">
        <Stamp className={`absolute z-10 ${stamps[crop]}`}>{words.stamp}</Stamp>
      </span>
      {crop !== "line" && (
        <div aria-hidden="true" className="relative text-small">
          <p className={`${isWhole ? "mt-6" : ""} text-right leading-normal`}>
            {decision ? <RingedDate>{dateLine(sent)}</RingedDate> : dateLine(sent)}
            <br />
            {words.reference}
          </p>
          {isWhole && <p className="-mt-6 leading-normal whitespace-pre-line">{words.to}</p>}
        </div>
      )}
      <div aria-hidden="true" className="relative mt-4 [&>p+p]:mt-4">
        {crop !== "line" && (
          <p className={`max-w-[20em] font-semibold ${isWhole ? "pt-4" : ""}`}>
            {decision ? decision.subject : subject}
          </p>
        )}
        {hasText && <p>{words.greeting}</p>}
        {crop !== "corner" && <p className={isWhole ? "" : "max-md:hidden"}>{words.before}</p>}
      </div>
      <div className="relative mt-4">
        <div className="relative">
          {decision ? (
            <p aria-hidden="true">{decision.text}</p>
          ) : (
            <>
              <p aria-hidden="true">
                {words.marked.before}
                <RingedDate>{answerBy}</RingedDate>
                {crop === "line" ? (
                  <span className="max-md:block">{words.marked.after}</span>
                ) : (
                  words.marked.after
                )}
              </p>
              <PenMark name="bracket" className="absolute top-0 -left-7 h-full w-4" />
            </>
          )}
          {children && <div className="[--red:var(--red-across)]">{children}</div>}
        </div>
      </div>
      {hasText && (
        <div aria-hidden="true" className="relative mt-4 [&>p+p]:mt-4">
          <p>{words.after}</p>
        </div>
      )}
    </div>
  );
}

interface LetterFrameProps extends Pick<ComponentProps<typeof Letter>, "decision" | "subject"> {
  /** Its size; that of what it stands in, unless something else is given. */
  className?: string;
}

/** The letter as a drawing: as much of it as there is room for, laid askew behind the ink line at the foot of its frame. */
export function LetterFrame({ decision, subject, className = "size-full" }: LetterFrameProps) {
  return (
    <div
      className={`screen-only relative min-h-72 max-md:hidden overflow-clip border-b-2 border-ink ${className}`}
    >
      <div className="absolute top-[max(2rem,9%)] left-[6%] w-[84%] origin-top-left -rotate-3">
        <Letter crop="corner" decision={decision} subject={subject} />
      </div>
    </div>
  );
}
