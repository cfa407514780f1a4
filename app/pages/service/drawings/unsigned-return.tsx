import { PenNote } from "~/app/design/pen-note";
import { Stamp } from "~/app/design/stamp";
import { SheetEdge } from "~/app/parts/letter-sheet";
import { PenMark } from "~/app/parts/pen-mark";
import { exampleReturn as words } from "~/words/example-sheets";
import type { PenWords } from "~/words/types";

/**
 * A tax return, typeset like the letters, whose foot is behind the line at its folder's end; on phones a strip of the
 * two lines that count. The box that is empty is ringed, and the pen points at the line on which it would be signed.
 */
export function UnsignedReturn({ note }: { note: PenWords }) {
  return (
    <div
      data-drawing
      className="on-paper relative flex grow -translate-x-1 rotate-1 flex-col px-6 pt-14 pb-6 md:pb-14 text-[1.0625rem] leading-[1.625rem] max-md:-mb-2 md:-mb-4 min-[23rem]:pt-8 lg:px-10"
    >
      <SheetEdge title={words.title} />
      <span aria-hidden="true">
        <Stamp className="absolute -top-4 left-5 leading-snug lg:left-9">{words.stamp}</Stamp>
      </span>
      <div aria-hidden="true">
        <p className="font-display text-h2 font-[620] max-md:hidden">{words.heading}</p>
        <div className="grid grid-cols-[auto_minmax(0,13rem)] items-center justify-between gap-x-6 gap-y-5 border-ink md:mt-4 md:border-t-2 md:pt-4 lg:pt-6">
          {words.boxes.map(({ name, entry }) => (
            <div key={name} className={entry ? "hidden md:contents" : "contents"}>
              <p>{name}</p>
              <div className="relative flex justify-between border-2 border-ink px-3 leading-10">
                <span>£</span>
                {entry}
                {!entry && (
                  <>
                    <PenNote className="absolute inset-0 m-auto h-fit translate-y-2 text-display leading-none">
                      {words.unsure}
                    </PenNote>
                    <PenMark
                      name="ring"
                      className="absolute -top-3 -left-4 h-[calc(100%+1.5rem)] w-[calc(100%+2rem)]"
                    />
                  </>
                )}
              </div>
            </div>
          ))}
        </div>
      </div>
      <p aria-hidden="true" className="mt-6 text-small text-balance max-md:hidden">
        {words.declaration}
      </p>
      <div className="relative max-md:mt-8 max-[23rem]:mt-16 md:mt-auto md:pt-22 lg:pt-12">
        <p aria-hidden="true" className="flex items-end gap-3 font-semibold">
          {words.signed}
          <span className="grow border-b-2 border-ink" />
        </p>
        <PenNote className="absolute right-0 bottom-2 leading-none min-[23rem]:max-md:*:inline lg:*:inline">
          {note}
        </PenNote>
      </div>
    </div>
  );
}
