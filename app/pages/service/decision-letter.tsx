import { PenNote } from "~/app/design/pen-note";
import { Stamp } from "~/app/design/stamp";
import { PenArrow, PenMark } from "~/app/parts/pen-mark";
import { type DecisionLetterWords, decisionLetter as words } from "~/words/example-decision";
import { print } from "~/words/say";

/** The letter with HMRC's decision, askew on the folder, its foot behind what follows: the time runs from the ringed date. */
export function DecisionLetter({ title, subject, before, marked, after }: DecisionLetterWords) {
  return (
    <div
      data-drawing
      className="on-paper relative mt-18 -mb-2 w-[calc(100%-2rem)] grow origin-top-right -rotate-2 px-10 pt-9 text-[1.0625rem] leading-[1.625rem]"
    >
      <Edge title={title} />
      <Stamp className="absolute -top-4 left-10 leading-snug">{words.stamp}</Stamp>
      <div aria-hidden="true" className="flex justify-between pr-4 text-small">
        <p>
          {words.to.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </p>
        <RingedDate>
          <PenArrow className="absolute right-1/4 bottom-[calc(100%+0.25rem)] w-11" />
        </RingedDate>
      </div>
      <PenNote className="absolute right-39 bottom-[calc(100%+0.625rem)] whitespace-nowrap">
        {words.note}
      </PenNote>
      <div aria-hidden="true" className="mt-7 max-w-[26em] [&>p+p]:mt-4">
        <p className="font-semibold">{subject}</p>
        <p>{words.greeting}</p>
        {before.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p>
          {marked.before}
          <span className="relative inline-block font-semibold whitespace-nowrap">
            {print(marked.time)}
            <PenMark name="underline" className="absolute inset-x-0 top-full -mt-0.5 h-2 w-full" />
          </span>
          {marked.after}
        </p>
        {[after, words.end].map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </div>
  );
}

/** Its top on phones and tablets, off the page's right edge: the date, and what the pen has written below it. */
export function DecisionStrip({ title, subject }: DecisionLetterWords) {
  return (
    <div className="-mr-[calc(var(--gutter)+0.5rem)] origin-left -rotate-1">
      <div
        data-drawing
        className="on-paper relative px-4 pt-3 pb-2.5 pr-[calc(var(--gutter)+1rem)] text-small leading-normal"
      >
        <Edge title={title} />
        <div aria-hidden="true" className="flex items-center justify-between">
          <Stamp className="leading-snug">{words.stamp}</Stamp>
          <RingedDate />
        </div>
        <div className="mt-2 flex items-end justify-end gap-2 pr-6">
          <PenNote className="leading-none">{words.note}</PenNote>
          <PenArrow className="-mt-2 mb-2 w-7 -scale-y-100" />
        </div>
        <p aria-hidden="true" className="mt-1 font-semibold max-md:hidden">
          {subject}
        </p>
      </div>
    </div>
  );
}

function Edge({ title }: { title: string }) {
  return (
    <div
      role="img"
      aria-label={title}
      className="absolute inset-0 border-2 border-ink dark:border-letter"
    />
  );
}

function RingedDate({ children }: { children?: React.ReactNode }) {
  return (
    <p className="relative h-fit whitespace-nowrap">
      <span className="marker-stroke font-semibold">{words.date}</span>
      <PenMark
        name="ring"
        className="absolute -top-1.5 -left-3 h-[calc(100%+0.75rem)] w-[calc(100%+1.375rem)]"
      />
      {children}
    </p>
  );
}
