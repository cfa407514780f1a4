import { Fragment } from "react";
import { PenMark } from "~/app/parts/pen-mark";
import type { ProcessStep } from "~/words/types";

interface FirstStepsProps {
  heading: string;
  steps: readonly ProcessStep[];
}

interface FirstInBriefProps extends FirstStepsProps {
  /** In words of their own, where the titles say it only to who knows which letter it is. */
  brief?: string | undefined;
}

/** The first two of them in one line, broken between sentences if it is too long, while the list is still out of sight. */
export function FirstInBrief({ heading, steps, brief }: FirstInBriefProps) {
  const sentences =
    brief?.split(/(?<=[.?]) /) ??
    steps.slice(0, 2).map(({ title }) => `${title}${title.endsWith("?") ? "" : "."}`);
  return (
    <p className="screen-only mb-2 text-pretty md:mb-3">
      <strong className="relative whitespace-nowrap">
        {`${heading}:`}
        <PenMark name="underline" className="absolute -bottom-1.5 left-0 h-1.5 w-full" />
      </strong>
      {sentences.map((sentence) => (
        <Fragment key={sentence}>
          {" "}
          <span className="md:inline-block">{sentence}</span>
        </Fragment>
      ))}
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
            <span>
              <strong className="block">{title}</strong>
              {description}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
