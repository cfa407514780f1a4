import { PenNote } from "~/app/design/pen-note";
import { Stamp } from "~/app/design/stamp";
import { SheetEdge } from "~/app/parts/letter-sheet";
import { exampleReturn as words } from "~/words/example-sheets";
import type { PenWords } from "~/words/types";

/** A tax return, typeset like the letters and filled in but for one box, on phones a strip of its last lines; the pen points at the line on which it would be signed. */
export function UnsignedReturn({ note }: { note: PenWords }) {
  return (
    <div
      data-drawing
      className="on-paper relative w-full max-w-108 max-lg:mt-4 max-md:mb-6 md:max-lg:mt-12 rotate-1 px-6 pt-14 min-[23rem]:pt-8 pb-5 md:mb-8 md:pb-8 text-[1.0625rem] leading-[1.625rem] lg:ml-auto lg:px-9 lg:pt-10 lg:pb-12"
    >
      <SheetEdge title={words.title} />
      <span aria-hidden="true">
        <Stamp className="absolute -top-4 left-5 leading-snug lg:left-8">{words.stamp}</Stamp>
      </span>
      <div aria-hidden="true" className="relative">
        <p className="font-display text-h2 font-[620] max-md:hidden">{words.heading}</p>
        <div className="mt-4 grid max-md:hidden grid-cols-[auto_minmax(0,11rem)] items-center justify-between gap-x-6 gap-y-2 border-t-2 border-ink pt-4 lg:gap-y-4 lg:pt-6">
          {words.boxes.map(({ name, entry }) => (
            <div key={name} className="contents">
              <p>{name}</p>
              <p
                className={`border-2 border-ink px-3 leading-9 ${entry ? "text-right" : "text-center font-display text-h3 font-[620] leading-9! text-red"}`}
              >
                {entry ?? "?"}
              </p>
            </div>
          ))}
        </div>
        <p className="mt-5 text-small text-balance max-md:hidden lg:mt-7">{words.declaration}</p>
        <p className="flex items-end gap-3 md:mt-20 lg:mt-10 font-semibold">
          {words.signed}
          <span className="grow border-b-2 border-ink" />
        </p>
      </div>
      <PenNote className="absolute right-6 bottom-7 leading-none min-[23rem]:max-md:*:inline md:bottom-11 lg:right-9 lg:bottom-15 lg:*:inline">
        {note}
      </PenNote>
    </div>
  );
}
