import { PenNote } from "~/app/design/pen-note";
import { Stamp } from "~/app/design/stamp";
import type { PenWords } from "~/words/types";

interface UnsignedFormProps {
  stamp: string;
  title: string;
  /** What stands before the line for a name, and what the pen writes on it. */
  sign: string;
  note: PenWords;
}

/** A form that came with the letter, right of what is said about it where there is room: nothing is signed. */
export default function UnsignedForm({ stamp, title, sign, note }: UnsignedFormProps) {
  return (
    <div
      data-drawing
      aria-hidden="true"
      className="on-paper screen-only col-start-2 row-span-2 mt-3 rotate-1 self-start border-2 border-ink px-6 pt-4 pb-6 max-xl:hidden"
    >
      <Stamp className="float-right">{stamp}</Stamp>
      <p className="font-display text-h3 leading-tight font-[560]">{title}</p>
      <div className="mt-8 flex items-end gap-4 border-b-2 border-ink pb-1">
        <p>{sign}</p>
        <PenNote className="-mb-1">{note}</PenNote>
      </div>
    </div>
  );
}
