import { PenNote } from "~/app/design/pen-note";
import { PlusMinus } from "~/app/design/plus-minus";
import { Unbroken } from "~/app/design/unbroken";
import { FileSheet, WideEntry } from "~/app/parts/file-sheet";
import type { ServicePage } from "~/words/services/service-page";

/** The questions that people bring, each above its answer, two in a row; on a phone folded up but for the first. */
export function Offerings({ heading, items }: ServicePage["offerings"]) {
  return (
    <FileSheet>
      <WideEntry heading={heading}>
        <ol className="max-md:double-rule max-md:list-rule gap-x-12 gap-y-8 md:grid md:grid-cols-2">
          {items.map(({ title, description, pen }, index) => (
            <li
              key={title}
              className="py-3 max-md:not-first:border-t max-md:border-rule md:border-t-2 md:border-ink md:pb-0"
            >
              <h3 className="hidden laid-out:block">{title}</h3>
              <details className="lies-out" open={index === 0}>
                <summary className="flex items-center justify-between gap-4">
                  <h3>{title}</h3>
                  <PlusMinus />
                </summary>
                <p className="max-w-text pt-2">
                  <Unbroken>{description}</Unbroken>
                </p>
                {pen && <PenNote className="mt-2 *:inline">{pen}</PenNote>}
              </details>
            </li>
          ))}
        </ol>
      </WideEntry>
    </FileSheet>
  );
}
