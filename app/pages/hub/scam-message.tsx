import { PlusMinus } from "~/app/design/plus-minus";
import { Stamp } from "~/app/design/stamp";
import { RuledPoints } from "~/app/parts/passages/ruled-points";

interface ScamMessageProps {
  stamp: string;
  text: string;
  link: string;
}

/** A message as fraudsters send it, its link struck out. */
export function ScamMessage({ stamp, text, link }: ScamMessageProps) {
  return (
    <div
      aria-hidden="true"
      data-drawing
      className="screen-only relative rounded-window rounded-bl-none border-2 border-ink bg-band p-6 text-lede md:p-8"
    >
      <Stamp className="absolute -top-4 right-4">{stamp}</Stamp>
      <p className="text-balance">{text}</p>
      <p className="mt-2 font-semibold wrap-anywhere line-through decoration-red decoration-2">
        {link}
      </p>
    </div>
  );
}

interface ScamSignsProps {
  heading: string;
  signs: readonly string[];
}

/** By what else such a message is told; on a phone they open. */
export function ScamSigns({ heading, signs }: ScamSignsProps) {
  return (
    <div className="mt-6">
      <h3 className="hidden text-base laid-out:block">{heading}</h3>
      <details className="lies-out">
        <summary className="flex min-h-11 items-center justify-between gap-4">
          <h3 className="text-base">{heading}</h3>
          <PlusMinus />
        </summary>
        <div className="pt-3">
          <RuledPoints points={signs} isWide />
        </div>
      </details>
    </div>
  );
}
