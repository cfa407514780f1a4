import type { ReactNode } from "react";
import { PenNote } from "~/app/design/pen-note";
import { PlusMinus } from "~/app/design/plus-minus";
import { Unbroken } from "~/app/design/unbroken";
import type { ServicePage } from "~/words/services/service-page";

type OfferingsProps = ServicePage["offerings"] & {
  /** Beside them, where there is room. */
  slip?: ReactNode;
};

/** The questions that people bring, each above its answer over the file's whole width; on a phone folded up but for the first. */
export function Offerings({ heading, items, slip }: OfferingsProps) {
  return (
    <section
      aria-label={heading}
      className="border-b-2 border-ink px-(--gutter) pt-6 pb-8 md:pt-8 print:border-0 print:px-0"
    >
      <h2>{heading}</h2>
      <div
        className={slip ? "items-center gap-x-16 lg:grid lg:grid-cols-[minmax(0,1fr)_25rem]" : ""}
      >
        <ol
          className={`mt-4 gap-x-12 gap-y-6 max-md:double-rule max-md:list-rule md:grid print:gap-y-2 ${slip ? "" : "lg:grid-cols-2"}`}
        >
          {items.map(({ title, description, pen }, index) => (
            <li
              key={title}
              className="max-md:border-b max-md:border-rule max-md:py-3 max-md:last:border-b-0"
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
                {pen && <PenNote className="mt-2.5 *:inline">{pen}</PenNote>}
              </details>
            </li>
          ))}
        </ol>
        {slip}
      </div>
    </section>
  );
}
