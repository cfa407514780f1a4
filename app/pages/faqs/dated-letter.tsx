import { PenNote } from "~/app/design/pen-note";
import { Letter } from "~/app/parts/letter";
import { exampleLetter } from "~/words/example-letter";

/** In the margin beside the answers about the dates: the letter, and where the reply date stands in it. */
export function DatedLetter() {
  return (
    <div className="screen-only mt-8 pt-4 max-lg:hidden">
      <div className="-rotate-1">
        <Letter crop="corner">
          <div aria-hidden="true" className="in-the-light absolute top-full -left-6 mt-4">
            <PenNote>{exampleLetter.note}</PenNote>
          </div>
        </Letter>
      </div>
    </div>
  );
}
