import { Words } from "~/app/design/words";
import type { ProcessStep } from "~/words/types";

interface NextStepsProps {
  steps: readonly ProcessStep[];
  /** What the law asks, whichever step it is. */
  law?: string | undefined;
}

/** What happens after asking: the steps side by side on a line, or one below the other where there is less room. */
export function NextSteps({ steps, law }: NextStepsProps) {
  return (
    <div className="@container">
      <ol className="grid gap-x-8 gap-y-4 list-rule pt-4 @4xl:grid-cols-3">
        {steps.map(({ title, description }, index) => (
          <li key={title} className="flex gap-4">
            <span className="w-4 shrink-0 font-display text-h3 font-[560]">{index + 1}</span>
            <span>
              <strong>{`${title}.`}</strong>
              {` ${description}`}
            </span>
          </li>
        ))}
      </ol>
      {law && (
        <p className="mt-4 max-w-text text-small text-ink-2">
          <Words>{law}</Words>
        </p>
      )}
    </div>
  );
}
