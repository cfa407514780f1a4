import type { Four, ProcessStep } from "~/words/types";

interface FirstStepsProps {
  heading: string;
  steps: Four<ProcessStep>;
}

/** "First, do this": a list that can be done in its order, on a sheet that stands on the folder's lower edge. */
export function FirstSteps({ heading, steps }: FirstStepsProps) {
  return (
    <div className="on-paper relative border-2 border-ink px-5 pt-5 pb-2 md:px-8 md:pt-6 md:pb-4 lg:border-b-0">
      <h2 className="text-h3 font-[620]">{heading}</h2>
      <ol className="mt-3 grid md:grid-cols-2 md:gap-x-8 xl:grid-cols-4 print:block">
        {steps.map(({ title, description }, index) => (
          <li key={title} className="flex gap-4 border-t border-feint py-3">
            <b className="w-5 shrink-0 font-display font-[620]">{index + 1}</b>
            <span>
              <strong className="block">{title}</strong>
              {description}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
