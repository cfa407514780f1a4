import type { ComponentProps } from "react";
import { PenMark } from "~/app/parts/pen-mark";
import { print } from "~/words/say";
import type { BigFact } from "~/words/services/service-page";

/** The one time of a page, larger than its headline, and beside it what it is for. */
export function KingFact({ after, mark, ...fact }: BigFact & { mark: FactMark }) {
  const isRinged = mark === "loop";
  return (
    <div
      className={`flex flex-wrap items-center gap-x-4 md:gap-x-5 print:mt-1 ${isRinged ? "mt-7 gap-y-4.5 max-[23rem]:mt-2 md:mt-10 print:gap-y-1" : "mt-3 gap-y-1 max-[23rem]:mt-1 md:mt-6"}`}
    >
      <Fact
        {...fact}
        mark={mark}
        className={isRinged ? "text-h1" : "text-h1 min-[23rem]:max-md:text-[3.75rem]"}
      />
      <p
        className={`flex-1 max-md:text-small max-md:leading-snug md:max-w-[10em] md:text-balance ${isRinged ? "min-[23rem]:max-md:not-print:basis-full" : ""}`}
      >
        {after}
      </p>
    </div>
  );
}

/* Where each stroke lies, as large as its fact. */
const places = {
  loop: "-inset-x-[0.36em] -top-[0.12em] h-[1.5em] w-[calc(100%+0.72em)]",
  hook: "inset-x-0 top-[1.24em] h-[0.2em] w-full",
  twice: "inset-x-0 top-[1.25em] h-[0.2em] w-full",
  underline: "inset-x-0 top-[1.2em] h-[0.14em] w-full",
} satisfies Partial<Record<ComponentProps<typeof PenMark>["name"], string>>;

type FactMark = keyof typeof places;

/** What counts, in the pen's red; yellow is for the button. */
export function MarkedFact({ mark, children }: { mark: FactMark; children: string }) {
  return (
    <span
      data-fact
      className={`relative inline-block leading-[1.1] ${mark === "loop" ? "mx-[0.36em]" : "pb-[0.3em] print:pb-[0.1em]"}`}
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
      <span
        className={`block max-w-full font-display font-[620] tracking-[-0.02em] print:text-[1.75rem] ${className}`}
      >
        <MarkedFact mark={mark}>{print(marked)}</MarkedFact>
      </span>
    </p>
  );
}
