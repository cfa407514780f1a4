import type { ProcessStep } from "~/content/types";

/** A sequence with its numbers in the margin, closed by a double rule. */
export function NextSteps({ steps }: { steps: readonly ProcessStep[] }) {
  return (
    <ol className="double-rule list-rule">
      {steps.map(({ title, description }, index) => (
        <li key={title} className="margin-row border-b border-rule last:border-b-0">
          <span className="py-5 font-display text-h2 leading-none font-[620] tabular-nums">
            {index + 1}
          </span>
          <div className="py-5">
            <h3>{title}</h3>
            <p className="mt-1.5 max-w-text text-ink-2">{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
