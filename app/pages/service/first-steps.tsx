import { NoteAbove } from "~/app/parts/heroes/folder-drawing";
import type { PenWords, ProcessStep } from "~/words/types";

interface FirstStepsProps {
  heading: string;
  steps: readonly ProcessStep[];
  /** Written above the first of them. */
  note?: PenWords | undefined;
}

/** "First, do this": an open list that can be done in its order, on a sheet that stands on the folder's lower edge. */
export function FirstSteps({ heading, steps, note }: FirstStepsProps) {
  return (
    <div className="on-paper border-2 border-ink px-5 pt-5 pb-2 md:px-8 md:pt-6 md:max-lg:mt-9 lg:flex lg:h-full lg:flex-col lg:border-b-0 lg:pb-4">
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        <h2 className="text-h3 font-[620]">{heading}</h2>
        {note && (
          <div className="screen-only -mb-2">
            <NoteAbove>{note}</NoteAbove>
          </div>
        )}
      </div>
      <ol className="mt-3 lg:flex lg:grow lg:flex-col">
        {steps.map(({ title, description }, index) => (
          <li key={title} className="flex gap-4 border-t border-feint py-3 lg:grow lg:pt-4">
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
