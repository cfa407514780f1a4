import type { TimedStep } from "~/content/types";

/** A sequence with its times in the margin, closed by a double rule. */
export function TimedSteps({ steps }: { steps: readonly TimedStep[] }) {
  return (
    <ol className="double-rule list-rule">
      {steps.map(({ when, title, description }) => (
        <li key={title} className="timed-row border-b border-b-feint last:border-b-0">
          <p className="py-4 pr-4 text-small max-sm:pb-0 leading-snug font-semibold text-ink-2">
            {when}
          </p>
          <div className="py-4 max-sm:pt-1">
            <h3>{title}</h3>
            <p className="mt-1.5 max-w-text">{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
