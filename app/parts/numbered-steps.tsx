import type { ProcessStep } from "~/words/types";

/** A sequence along the red margin rule, its numbers in the margin, closed by a double rule. */
export function NumberedSteps({ steps }: { steps: readonly ProcessStep[] }) {
  return (
    <ol className="double-rule list-rule">
      {steps.map(({ title, description }, index) => (
        <li key={title} className="margin-row max-md:[--margin-column:3.5rem]">
          <span className="py-6 font-display md:text-right text-h2 leading-none font-[620]">
            {index + 1}
          </span>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1.5 py-6 lg:grid-cols-[2fr_3fr]">
            <h3>{title}</h3>
            <p className="max-w-text">{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
