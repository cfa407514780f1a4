import { type ReactNode, useId } from "react";
import { RangeAxis, RangeBar } from "~/app/parts/passages/range-drawings";
import type { Percent } from "~/words/facts/figures";
import { rangeWords as words } from "~/words/penalties/penalty-questions";

/** Up to 200%, a square for each ten. */
const rule = {
  scale: { square: 10, numbered: 50 },
  furthest: { from: 0, to: 200, unit: "%" },
};

interface PercentRuleProps {
  heading: ReactNode;
  range?: Percent | undefined;
}

/** A rule of 0% to 200%, and on it the bar of a range, if there is one. */
export function PercentRule({ heading, range }: PercentRuleProps) {
  const squares = useId();
  return (
    <figure className="border-2 border-ink bg-sheet p-4 md:px-6">
      <p className="font-display text-h3 leading-snug font-semibold">{heading}</p>
      <div className="isolate mt-3">
        <RangeAxis {...rule} squares={squares} className="" />
        <RangeBar {...rule} squares={squares} className="border border-feint" range={range} />
      </div>
      <figcaption className="mt-3 text-small text-ink-2">{words.caption}</figcaption>
    </figure>
  );
}
