import { PenNote } from "~/app/design/pen-note";
import { Stamp } from "~/app/design/stamp";
import { SheetEdge } from "~/app/parts/letter-sheet";
import { PenArrow, PenMark } from "~/app/parts/pen-mark";
import { exampleLetter } from "~/words/example-letter";
import { exampleAppeal } from "~/words/example-sheets";

/** The beginning of an appeal: the words that ask HMRC to wait are underlined. */
export function AppealSlip() {
  const { title, subject, text, before, marked, after, note } = exampleAppeal;
  return (
    <div data-drawing className="screen-only mt-8 max-w-100 max-md:hidden">
      <div className="on-paper relative -rotate-1 px-8 pt-8 pb-9 text-[1.0625rem] leading-[1.625rem]">
        <SheetEdge title={title} />
        <div aria-hidden="true">
          <Stamp className="absolute -top-4 left-4 leading-snug">{exampleLetter.stamp}</Stamp>
          <p className="font-semibold">{subject}</p>
          <p className="mt-2">{text}</p>
          <p className="mt-2">
            {before}
            <span className="relative inline-block font-semibold whitespace-nowrap">
              {marked}
              <PenMark
                name="underline"
                className="absolute inset-x-0 top-full -mt-0.5 h-2 w-full"
              />
            </span>
            {after}
          </p>
        </div>
      </div>
      <div aria-hidden="true" className="mt-2 flex items-end gap-x-2 pl-4">
        <PenArrow className="h-8 w-6 -scale-100" />
        <PenNote>{note}</PenNote>
      </div>
    </div>
  );
}
