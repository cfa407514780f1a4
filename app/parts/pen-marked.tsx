import { Words } from "~/app/design/words";
import { BadValue } from "~/firm/bad-values";
import type { PenMarks } from "~/words/services/service-page";
import { PenMark } from "./pen-mark";

interface PenMarkedProps extends PenMarks {
  children: string;
}

/* Each shape is drawn for words about as long as those that it stands under or around: none is stretched. */
const under = "top-[calc(100%-0.35em+6px)] left-0 h-[max(0.5rem,0.2em)] w-full";
const around = "-top-1 -left-3 h-[calc(100%+0.5rem)] w-[calc(100%+1.5rem)]";

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
      <span
        className={`relative whitespace-nowrap max-[23rem]:inline-block max-[23rem]:whitespace-normal ${ringed ? "mx-4" : ""}`}
      >
        {words}
        {ringed ? (
          <PenMark name="ring" className={`absolute ${around}`} />
        ) : (
          <PenMark
            name={words.length > 12 ? "underline" : "hook"}
            className={`absolute ${under}`}
          />
        )}
      </span>
      <Words>{children.slice(at + words.length)}</Words>
    </>
  );
}
