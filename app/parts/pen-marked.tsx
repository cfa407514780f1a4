import { Words } from "~/app/design/words";
import { BadValue } from "~/firm/bad-values";
import type { PenMarks } from "~/words/types";
import { Underlined } from "./pen-mark";

interface PenMarkedProps extends PenMarks {
  children: string;
}

/**
 * A text in which the pen has marked a few words, on one line.
 *
 * @throws BadValue if the text has no such words
 */
export function PenMarked({ underlined, children }: PenMarkedProps) {
  if (!underlined) return <Words>{children}</Words>;
  const at = children.indexOf(underlined);
  if (at < 0)
    throw new BadValue(`The pen marks “${underlined}”, which does not stand in “${children}”.`);
  return (
    <>
      <Words>{children.slice(0, at)}</Words>
      <Underlined>{underlined}</Underlined>
      <Words>{children.slice(at + underlined.length)}</Words>
    </>
  );
}
