import { PenNote } from "~/app/design/pen-note";
import { Stamp } from "~/app/design/stamp";
import { PenMark, Ringed } from "~/app/parts/pen-mark";
import type { PenWords } from "~/words/types";

interface RentLetterProps {
  stamp: string;
  sent: string;
  /** What the pen writes under the day that it was sent. */
  note: PenWords;
  /** Its subject, what it says, and what stands before the time that it gives. */
  lines: readonly [string, string, string];
  time: string;
}

/** The letter that many landlords get, left of what is said about it where there is room: the time to reply is ringed. */
export default function RentLetter({ stamp, sent, note, lines, time }: RentLetterProps) {
  const [subject, says, asks] = lines;
  return (
    <div
      data-drawing
      aria-hidden="true"
      className="on-paper screen-only [grid-area:3/1] my-6 max-w-80 -rotate-2 self-start border-2 border-ink px-6 py-4 xl:my-2 xl:mr-8"
    >
      <p className="flex items-center justify-between">
        {sent}
        <Stamp>{stamp}</Stamp>
      </p>
      <PenMark name="underline" className="h-2 w-24" />
      <PenNote className="mt-2">{note}</PenNote>
      <p className="mt-2 font-display text-h3 leading-tight font-[560]">{subject}</p>
      <p className="leading-snug">{says}</p>
      <p className="mt-2">
        {asks}
        <Ringed>{time}</Ringed>.
      </p>
    </div>
  );
}
