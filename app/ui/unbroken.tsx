import { Fragment } from "react";

/** A title whose short compounds (First-tier) stay on one line. */
export function Unbroken({ children }: { children: string }) {
  return children.split(/(?<!\S)(\p{L}{1,6}-\p{L}{1,6})(?!\S)/u).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a title keep their places
    <Fragment key={index}>
      {index % 2 ? <span className="whitespace-nowrap">{part}</span> : part}
    </Fragment>
  ));
}
