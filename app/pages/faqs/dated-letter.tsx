import { PenNote } from "~/app/design/pen-note";
import { Letter } from "~/app/parts/letter";
import { exampleLetter } from "~/words/example-letter";

/** In the margin beside the answers, and along with them: the letter, and where the reply date stands in it. */
export function DatedLetter() {
  return (
    <div className="screen-only sticky top-4 pt-6 max-lg:hidden">
      <div className="mr-4 -rotate-1 *:min-h-100">
        <Letter crop="corner">
          <div aria-hidden="true" className="in-the-light absolute top-full -left-6 mt-4">
            <PenNote>{exampleLetter.note}</PenNote>
          </div>
        </Letter>
      </div>
    </div>
  );
}
