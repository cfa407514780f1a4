import type { ProcessStep } from "~/content/types";

/** "First, do this": an open list that can be done in its order. */
export function FirstSteps({ heading, steps }: { heading: string; steps: readonly ProcessStep[] }) {
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
