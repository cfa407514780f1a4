import type { Four, ProcessStep } from "~/words/types";

interface FirstStepsProps {
  heading: string;
  steps: Four<ProcessStep>;
}

/** "First, do this": a list that can be done in its order, on a sheet that stands on the folder's lower edge. */
export function FirstSteps({ heading, steps }: FirstStepsProps) {
  return (
    <div className="on-paper border-2 border-ink px-5 pt-5 pb-3 md:px-8 md:pt-7 md:pb-6 lg:border-b-0">
      <h2>{heading}</h2>
      <ol className="mt-3 grid md:mt-6 md:grid-cols-2 md:gap-x-12 md:gap-y-6 print:block">
        {steps.map(({ title, description }, index) => (
          <li key={title} className="flex gap-4 py-2.5 md:py-0">
            <b className="w-7 shrink-0 font-display text-h2 leading-none font-[620] text-red">
              {index + 1}
            </b>
            <span className="max-w-text text-pretty">
              <strong className="block font-display text-h3 font-[620]">{title}</strong>
              <span className="mt-1 block">{description}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
