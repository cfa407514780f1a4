import { Words } from "~/app/design/words";
import { BadValue } from "~/firm/bad-values";
import type { PenMarks } from "~/words/services/service-page";
import { Ringed } from "./ringed";
import { Underlined } from "./underlined";

interface PenMarkedProps extends PenMarks {
  children: string;
}

/**
 * A text in which the pen has marked a few words, on one line.
 *
 * @throws BadValue if the text has no such words
 */
export function PenMarked({ underlined, ringed, children }: PenMarkedProps) {
  const marked = underlined ?? ringed ?? "";
  if (!marked) return <Words>{children}</Words>;
  const at = children.indexOf(marked);
  if (at < 0)
    throw new BadValue(`The pen marks “${marked}”, which does not stand in “${children}”.`);
  // A ring takes in the stop that follows.
  const stop = ringed ? /^[.,]?/.exec(children.slice(at + marked.length)) : "";
  const words = `${marked}${stop}`;
  return (
    <>
      <Words>{children.slice(0, at)}</Words>
      {ringed ? <Ringed>{words}</Ringed> : <Underlined>{words}</Underlined>}
      <Words>{children.slice(at + words.length)}</Words>
    </>
  );
}
