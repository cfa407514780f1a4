import type { ProcessStep } from "~/content/types";

interface FirstStepsProps {
  heading: string;
  steps: readonly ProcessStep[];
}

/** The first two of them in one line, for a screen on which the list is still out of sight. */
export function FirstInBrief({ heading, steps }: FirstStepsProps) {
  return (
    <p className="screen-only mt-4 lg:hidden">
      <strong>{`${heading}:`}</strong>
      {steps.slice(0, 2).map(({ title }) => ` ${title}.`)}
    </p>
  );
}

/** "First, do this": an open list that can be done in its order. */
export function FirstSteps({ heading, steps }: FirstStepsProps) {
  return (
    <>
      <h2 className="text-h3 font-[620]">{heading}</h2>
      <ol className="mt-3">
        {steps.map(({ title, description }, index) => (
          <li key={title} className="flex gap-4 border-t border-feint py-3">
            <b className="w-5 shrink-0 font-display font-[620]">{index + 1}</b>
            <span className="text-[1rem]">
              <strong className="block text-base">{title}</strong>
              {description}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
