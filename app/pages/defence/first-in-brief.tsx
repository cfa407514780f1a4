import { Fragment } from "react";
import { PenMark } from "~/app/parts/pen-mark";
import type { ProcessStep } from "~/words/types";

interface FirstInBriefProps {
  heading: string;
  steps: readonly ProcessStep[];
  /** In words of their own, where the titles say it only to who knows which letter it is. */
  brief?: string | undefined;
}

/** The first two steps in one line, broken between sentences if it is too long, while the list is still out of sight. */
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
