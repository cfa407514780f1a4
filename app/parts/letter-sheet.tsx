import type { ReactNode } from "react";
import { PenNote } from "~/app/design/pen-note";
import { Stamp } from "~/app/design/stamp";
import { exampleLetter } from "~/words/example-letter";
import type { SheetWords } from "~/words/example-sheets";
import { print } from "~/words/say";
import type { PenWords } from "~/words/types";
import { Ringed, Underlined } from "./pen-mark";

interface LetterSheetProps {
  words: SheetWords;
  /** Its place and how it lies. */
  className: string;
  /** What stands above its text in place of the date alone. */
  head?: ReactNode;
  /** What the pen has written in its upper right corner, right of the date. */
  corner?: ReactNode;
  /** Whether it lies on another, whose words its stamp does not touch. */
  isFront?: boolean;
  /** What the pen writes on it, at its boxes if it has some. */
  children?: ReactNode;
}

/** A typeset letter with what the adviser's pen has marked; its blank foot is as long as there is room for. */
export function LetterSheet({
  words,
  className,
  head,
  corner,
  isFront,
  children,
}: LetterSheetProps) {
  const { title, date, subject, text, marked, end = [], boxes } = words;
  return (
    <div
      data-drawing
      className={`on-paper relative flex flex-col px-6 py-8 text-[1.0625rem] leading-normal ${className}`}
    >
      <SheetEdge title={title} />
      <span aria-hidden="true">
        <Stamp className={`absolute -top-4 leading-snug ${isFront ? "right-24" : "left-4"}`}>
          {exampleLetter.stamp}
        </Stamp>
      </span>
      {head}
      <div aria-hidden="true" className="relative *:max-w-text [&>p+p]:mt-3">
        {corner && <div className="float-right ml-4">{corner}</div>}
        {!head && date && <p className="float-right ml-4 text-small">{dateLine(date)}</p>}
        <p className={`mt-0! font-semibold ${corner ? "" : "text-balance"}`}>{subject}</p>
        {!corner && <p className="max-md:hidden">{exampleLetter.greeting}</p>}
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Marked {...marked} />
        {end.map((paragraph) => (
          <p key={paragraph} className="max-md:hidden">
            {paragraph}
          </p>
        ))}
      </div>
      {boxes ? (
        <div className="relative pt-8">
          <div aria-hidden="true" className="flex gap-x-8 border-t-2 border-ink pt-6">
            {boxes.map((box) => (
              <TickBox key={box} words={box} />
            ))}
          </div>
          {children}
        </div>
      ) : (
        children
      )}
    </div>
  );
}

interface SheetStripProps {
  words: SheetWords;
  /** What the pen writes at its boxes. */
  note?: PenWords | undefined;
  /** Whether its head lies under what stands above it. */
  isJoined?: boolean;
}

/** The line of a letter that counts, off the page's right edge: what phones show of it. */
export function SheetStrip({ words, note, isJoined = false }: SheetStripProps) {
  const { title, subject, marked, boxes } = words;
  return (
    <div className="-mr-8 -rotate-1">
      <div
        data-drawing
        className={`on-paper relative pl-4 ${isJoined ? "pt-8 pr-8 pb-2 leading-8" : "pt-4 pr-12 pb-3"}`}
      >
        <SheetEdge title={title} />
        <div aria-hidden="true">
          <Stamp
            className={
              isJoined
                ? "float-right mt-1 ml-2 leading-snug"
                : "absolute -top-4 left-4 leading-snug"
            }
          >
            {exampleLetter.stamp}
          </Stamp>
          {!boxes && !isJoined && <p className="pt-1 font-semibold">{subject}</p>}
          <Marked {...marked} />
          {boxes && (
            <div className="mt-2 flex flex-wrap items-center gap-x-6">
              {boxes.map((box) => (
                <TickBox key={box} words={box} isSmall />
              ))}
              {note && <PenNote className="basis-full pt-1 pb-3">{note}</PenNote>}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

function TickBox({ words, isSmall = false }: { words: string; isSmall?: boolean }) {
  return (
    <div
      className={`flex items-center font-semibold whitespace-nowrap ${isSmall ? "gap-2 text-small" : "gap-3 text-h3"}`}
    >
      <span className={`border-2 border-ink ${isSmall ? "size-5" : "size-8"}`} />
      {words}
    </div>
  );
}

/** A date as it stands at the top of a letter. */
export const dateLine = (date: string) => `${exampleLetter.dateLabel} ${date}`;

/** The edge of a letter, which says what it shows. */
export function SheetEdge({ title, className = "" }: { title: string; className?: string }) {
  return (
    <div
      role="img"
      aria-label={title}
      className={`absolute inset-0 border-2 border-ink ${className}`}
    />
  );
}

function Marked({ before, words, by, after }: SheetWords["marked"]) {
  const Marks = by === "underline" ? Underlined : Ringed;
  return (
    <p>
      {before}
      <strong>
        <Marks>{print(words)}</Marks>
      </strong>
      {after}
    </p>
  );
}
