import { Fragment } from "react";

/** Longer compounds may have to break on a narrow phone. */
const longest = 13;

/** A title or text whose short compounds (First-tier) stay on one line. */
export function Unbroken({ children }: { children: string }) {
  return children.split(/(\S*-\S*)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a title keep their places
    <Fragment key={index}>
      {index % 2 && part.length <= longest ? (
        <span className="whitespace-nowrap">{part}</span>
      ) : (
        part
      )}
    </Fragment>
  ));
}
