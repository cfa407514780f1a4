import { PlusMinus } from "~/app/design/plus-minus";
import { Stamp } from "~/app/design/stamp";
import { RuledPoints } from "~/app/parts/passages/ruled-points";

interface ScamMessageProps {
  stamp: string;
  text: string;
  link: string;
  heading: string | undefined;
  /** By what else it is told. */
  signs: readonly string[];
}

/** A message as fraudsters send it, its link struck out, and the signs of one; they open on a phone. */
export function ScamMessage({ stamp, text, link, heading, signs }: ScamMessageProps) {
  return (
    <div className="lg:pt-3">
      <div
        aria-hidden="true"
        data-drawing
        className="screen-only relative max-w-80 rounded-window rounded-bl-none border-2 border-ink bg-band px-4 pt-5 pb-4"
      >
        <Stamp className="absolute -top-4 right-3">{stamp}</Stamp>
        <p>{text}</p>
        <p className="mt-1 font-semibold wrap-anywhere line-through decoration-red decoration-2">
          {link}
        </p>
      </div>
      <h3 className="mt-6 hidden text-base laid-out:block">{heading}</h3>
      <details className="lies-out max-md:mt-4">
        <summary className="flex min-h-11 items-center justify-between gap-4">
          <h3 className="text-base">{heading}</h3>
          <PlusMinus />
        </summary>
        <RuledPoints points={signs} />
      </details>
    </div>
  );
}
