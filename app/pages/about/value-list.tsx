import { PenNote } from "~/app/design/pen-note";
import { PlusMinus } from "~/app/design/plus-minus";
import { Unbroken } from "~/app/design/unbroken";
import type { Value } from "~/words/types";

/** The firm's values, each with the sentence by which it can be checked; on a phone the rest is folded up. */
export function ValueList({ values }: { values: readonly Value[] }) {
  return (
    <ol className="grid gap-y-5 pb-4 md:gap-y-8 print:gap-y-2">
      {values.map((value, index) => (
        <li
          key={value.title}
          className="relative max-md:not-last:border-b max-md:not-last:border-feint max-md:not-last:pb-4"
        >
          <span className="on-the-rule top-5 py-0.5 font-display text-h3 leading-none font-[620] md:text-h2">
            {index + 1}
          </span>
          <div className="grid gap-x-10 gap-y-1 xl:grid-cols-[7fr_6fr]">
            <div className="hidden laid-out:block">
              <Checkable {...value} />
            </div>
            <details className="lies-out">
              <summary className="grid grid-cols-[1fr_auto] items-start gap-x-4">
                <Checkable {...value} />
                <span className="row-start-2 -col-end-1">
                  <PlusMinus />
                </span>
              </summary>
              <p className="max-w-text pt-1 xl:pt-6">
                <Unbroken>{value.description}</Unbroken>
              </p>
            </details>
          </div>
          {value.note && <PenNote className="screen-only my-3 *:inline">{value.note}</PenNote>}
        </li>
      ))}
    </ol>
  );
}

function Checkable({ title, sentence }: Value) {
  return (
    <>
      <h3 className="font-sans text-small leading-normal font-semibold tracking-normal text-ink-2">
        {title}
      </h3>
      <span className="block max-w-[20em] font-display text-h3 font-[560] text-balance">
        {sentence}
      </span>
    </>
  );
}
