import { PenNote } from "~/app/design/pen-note";
import { Stamp } from "~/app/design/stamp";
import { FilledLine } from "~/app/islands/library/filled-line";
import { PenMark } from "~/app/parts/pen-mark";
import type { PenWords } from "~/words/types";

interface FilledSheetProps {
  title: string;
  example: string;
  /** What a reader has written; the last is what the adviser has ringed. */
  lines: readonly { label: string; written: PenWords }[];
  note: PenWords;
}

/** A worksheet in use, on phones a strip with its last line: the client's hand in blue-black, and one ring of the adviser's red pen. */
export function FilledSheet({ title, example, lines, note }: FilledSheetProps) {
  return (
    <div aria-hidden="true" data-drawing className="screen-only relative">
      <div className="on-paper relative border-2 border-ink pt-3 pb-14 lg:mr-4 lg:rotate-2 lg:pt-6 lg:pb-20">
        <p className="flex items-center justify-between gap-4 pr-6 pb-2 pl-16 font-display text-h3 font-[560]">
          {title}
          <Stamp>{example}</Stamp>
        </p>
        {lines.map(({ label, written }, index) => (
          <FilledLine
            key={label}
            label={label}
            className={`pr-8 pl-16 ${index < lines.length - 1 ? "max-lg:hidden" : ""}`}
          >
            {index === lines.length - 1 ? (
              <span className="relative">
                {written}
                <PenMark
                  name="ring"
                  className="absolute -inset-x-5 -top-1.5 h-14 w-[calc(100%+2.5rem)]"
                />
              </span>
            ) : (
              written
            )}
          </FilledLine>
        ))}
        <div className="absolute right-8 bottom-4">
          <PenNote tilt="left">{note}</PenNote>
        </div>
        <span className="absolute inset-y-0 left-11 border-l-2 border-red" />
      </div>
    </div>
  );
}
