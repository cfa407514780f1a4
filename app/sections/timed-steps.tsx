import type { TimedStep } from "~/content/types";

/** A sequence with its times in the margin of a passage, closed by a double rule. */
export function TimedSteps({ steps }: { steps: readonly TimedStep[] }) {
  return (
    <ol>
      {steps.map(({ when, title, description }) => (
        <li key={title} className="group margin-passage">
          <p className="pt-4 font-display leading-[1.2] font-[560] text-balance text-red max-md:pb-1 md:py-4 md:text-h3">
            {when}
          </p>
          <div className="pb-4 md:pt-4 group-last:pb-12">
            <h3>{title}</h3>
            <p className="mt-1.5 max-w-text">{description}</p>
            <span aria-hidden="true" className="double-rule mt-6 hidden group-last:block" />
          </div>
        </li>
      ))}
    </ol>
  );
}
