import { PenMark, Underlined } from "~/app/parts/pen-mark";
import { print } from "~/words/say";
import type { BigFact } from "~/words/services/service-page";

/** The one time of a page, larger than its headline, and beside it what it is for. */
export function KingFact({ after, mark, ...fact }: BigFact & { mark: FactMark }) {
  const isRinged = mark === "loop";
  return (
    <div
      className={`flex flex-wrap items-center gap-x-4 print:mt-1 ${isRinged ? "mt-6 min-[23rem]:max-md:mb-4 max-[23rem]:mt-2" : "mt-3 md:mt-6"}`}
    >
      <Fact
        {...fact}
        mark={mark}
        className={isRinged ? "text-h1" : "text-h1 min-[23rem]:max-md:text-[3.75rem]"}
      />
      <p className="flex-1 leading-snug text-balance max-md:text-small md:max-w-[10em]">{after}</p>
    </div>
  );
}

type FactMark = "loop" | "hook" | "twice" | "underline";

/** What counts, in the pen's red; yellow is for the button. */
export function MarkedFact({ mark, children }: { mark: FactMark; children: string }) {
  if (mark !== "loop")
    return (
      <span data-fact className="inline-block pb-[0.25em] print:pb-0">
        <Underlined mark={mark}>{children}</Underlined>
      </span>
    );
  return (
    <span data-fact className="relative mx-[0.36em] inline-block leading-tight">
      {children}
      <PenMark
        name="loop"
        className="absolute -top-[0.05em] -left-[0.36em] h-[1.5em] w-[calc(100%+0.72em)]"
      />
    </span>
  );
}

interface FactProps extends BigFact {
  mark: FactMark;
  /** Its size. */
  className: string;
}

/** For whom it is, and the fact. */
export function Fact({ title, marked, mark, className }: FactProps) {
  return (
    <p>
      {title && <span className="relative block leading-snug font-semibold">{`${title} `}</span>}
      <span
        className={`block font-display leading-tight font-[620] tracking-tight print:text-h3 ${className}`}
      >
        <MarkedFact mark={mark}>{print(marked)}</MarkedFact>
      </span>
    </p>
  );
}

/** The look of a slip that bears a deadline. */
export const slip =
  "on-paper border-2 border-ink px-4 py-3 font-display md:px-6 text-h3 leading-snug font-[560] text-balance print:text-base";
