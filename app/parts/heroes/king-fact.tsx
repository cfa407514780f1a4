import type { ComponentProps } from "react";
import { PenMark } from "~/app/parts/pen-mark";
import { print } from "~/words/say";
import type { BigFact } from "~/words/services/service-page";

/** The one time of a page, larger than its headline, and beside it what it is for. */
export function KingFact({ after, mark, ...fact }: BigFact & { mark: FactMark }) {
  const isRinged = mark === "loop";
  return (
    <div
      className={`flex flex-wrap items-center gap-x-4 print:mt-1 ${isRinged ? "mt-6 gap-y-4 max-[23rem]:mt-2 md:mt-8" : "mt-3 md:mt-6"}`}
    >
      <Fact
        {...fact}
        mark={mark}
        className={isRinged ? "text-h1" : "text-h1 min-[23rem]:max-md:text-[3.75rem]"}
      />
      <p
        className={`flex-1 leading-snug max-md:text-small md:max-w-[10em] ${isRinged ? "min-[23rem]:max-md:not-print:basis-full" : ""}`}
      >
        {after}
      </p>
    </div>
  );
}

const below = "top-[1.2em] left-0 h-[0.2em] w-full";

/* Where each stroke lies, as large as its fact. */
const places = {
  loop: "-left-[0.36em] -top-[0.12em] h-[1.5em] w-[calc(100%+0.72em)]",
  hook: below,
  twice: below,
  underline: below,
} satisfies Partial<Record<ComponentProps<typeof PenMark>["name"], string>>;

type FactMark = keyof typeof places;

/** What counts, in the pen's red; yellow is for the button. */
export function MarkedFact({ mark, children }: { mark: FactMark; children: string }) {
  return (
    <span
      data-fact
      className={`relative inline-block leading-[1.1] ${mark === "loop" ? "mx-[0.36em]" : "pb-[0.3em]"}`}
    >
      {children}
      <PenMark name={mark} className={`absolute ${places[mark]}`} />
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
      <span className={`block font-display font-[620] tracking-tight print:text-h3 ${className}`}>
        <MarkedFact mark={mark}>{print(marked)}</MarkedFact>
      </span>
    </p>
  );
}
