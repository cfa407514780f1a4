import { PenNote } from "~/app/design/pen-note";
import { PlusMinus } from "~/app/design/plus-minus";
import { Unbroken } from "~/app/design/unbroken";
import { FileEntry } from "~/app/parts/file-sheet";
import type { ServicePage } from "~/words/services/service-page";

/** The questions that people bring, each above its answer; on a phone folded up but for the first. */
export function Offerings({ heading, items }: ServicePage["offerings"]) {
  return (
    <FileEntry heading={heading}>
      <ol className="max-md:double-rule max-md:list-rule md:space-y-3 print:space-y-2">
        {items.map(({ title, description, pen }, index) => (
          <li
            key={title}
            className="relative max-md:border-b max-md:border-rule max-md:py-3 max-md:last:border-b-0"
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
              {pen && (
                <div className={`in-the-margin mt-2.5 ${index > 0 ? "lg:bottom-0" : "lg:-mt-3"}`}>
                  <PenNote className="max-lg:*:inline">{pen}</PenNote>
                </div>
              )}
            </details>
          </li>
        ))}
      </ol>
    </FileEntry>
  );
}
