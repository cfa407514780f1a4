import { PenNote } from "~/app/design/pen-note";
import { Letter } from "~/app/parts/letter";
import { exampleLetter } from "~/words/example-letter";

interface BeforeYouWriteProps {
  words: {
    date: { heading: string; text: string };
  };
}

/** The date to look for. */
export function BeforeYouWrite({ words: { date } }: BeforeYouWriteProps) {
  return (
    <>
      <h2 className="text-h3">{date.heading}</h2>
      <p className="mt-2">{date.text}</p>
      <div className="screen-only -mr-[calc(var(--gutter)+1rem)] mt-8 origin-left -rotate-1 *:pb-18! lg:mr-0">
        <Letter crop="line">
          <div className="in-the-light absolute top-full left-12 mt-2">
            <PenNote>{exampleLetter.note}</PenNote>
          </div>
        </Letter>
      </div>
    </>
  );
}
