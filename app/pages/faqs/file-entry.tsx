import type { ReactNode } from "react";
import { PenNote } from "~/app/design/pen-note";
import { Letter } from "~/app/parts/letter";
import { exampleLetter } from "~/words/example-letter";

interface FileEntryProps {
  heading?: string;
  /** What stands in the margin below; on a phone, below the text. */
  below?: ReactNode;
  children: ReactNode;
}

/** An entry of the file: its heading left of the red rule, and its text. */
export function FileEntry({ heading, below, children }: FileEntryProps) {
  const Entry = heading ? "section" : "div";
  return (
    <Entry className="margin-passage">
      <div className="pt-6 md:pt-5 md:pb-4 print:pt-2 print:pb-0">
        {heading && <h2 className="md:max-lg:text-h3">{heading}</h2>}
      </div>
      <div className="relative pt-3 pb-3 md:pt-6 md:pb-4 print:py-2">{children}</div>
      {below && <div className="pb-6 print:pb-2">{below}</div>}
    </Entry>
  );
}

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
