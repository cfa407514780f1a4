import { Stamp } from "~/app/design/stamp";
import { exampleLetter } from "~/words/example-letter";
import type { SheetWords } from "~/words/example-sheets";
import { print } from "~/words/say";
import { PenMark } from "./pen-mark";

interface LetterSheetProps {
  words: SheetWords;
  /** Its place and how it lies. */
  className: string;
  /** What the pen writes at its boxes. */
  children?: React.ReactNode;
}

/** A typeset letter with what the adviser's pen has marked; its blank foot is as long as there is room for. */
export function LetterSheet({ words, className, children }: LetterSheetProps) {
  const { title, date, subject, text, boxes } = words;
  return (
    <div
      data-drawing
      className={`on-paper relative px-6 pt-7 pb-8 text-[1.0625rem] leading-[1.625rem] lg:px-9 ${className}`}
    >
      <div
        role="img"
        aria-label={title}
        className="absolute inset-0 border-2 border-ink dark:border-letter"
      />
      <div aria-hidden="true" className="relative max-w-[26em] [&>p+p]:mt-3">
        <Stamp className="absolute -top-10 -left-1 leading-snug">{exampleLetter.stamp}</Stamp>
        <p className="float-right ml-6 text-small leading-[1.625rem]">
          {`${exampleLetter.dateLabel} ${date}`}
        </p>
        <p className="font-semibold text-balance">{subject}</p>
        <p className="max-md:hidden">{exampleLetter.greeting}</p>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Marked {...words.marked} />
        {words.end && <p className="max-md:hidden">{words.end}</p>}
      </div>
      {boxes && (
        <div className="relative mt-5">
          <div aria-hidden="true" className="flex gap-x-8 border-t-2 border-ink pt-4">
            {boxes.map((box) => (
              <p key={box} className="flex items-center gap-3 font-semibold whitespace-nowrap">
                <span className="size-6 border-2 border-ink" />
                {box}
              </p>
            ))}
          </div>
          {children}
        </div>
      )}
    </div>
  );
}

function Marked({ before, words, by, after }: SheetWords["marked"]) {
  const [, stop = "", rest = ""] = /^(\.?)(.*)$/.exec(after) ?? [];
  return (
    <p>
      {before}
      <span
        className={`relative inline-block font-semibold whitespace-nowrap ${by === "ring" ? "mr-2 ml-4" : ""}`}
      >
        {print(words)}
        {by === "ring" ? stop : ""}
        <PenMark
          name={by}
          className={
            by === "ring"
              ? "absolute -top-1 -left-3 h-[calc(100%+0.5rem)] w-[calc(100%+1.375rem)]"
              : "absolute inset-x-0 top-full -mt-0.5 h-2 w-full"
          }
        />
      </span>
      {by === "ring" ? rest : after}
    </p>
  );
}
