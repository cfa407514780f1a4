import { ButtonAnchor } from "~/app/design/button";
import { LargeNumber } from "~/app/parts/contact/large-number";
import { defenceWords } from "~/words/services/common";

/** Whom to call at the end of a page with two readers: the one who calls a solicitor first, then the other. */
export function SolicitorThenUs() {
  const { question, title, id } = defenceWords.findSolicitor;
  return (
    <div className="@container border-2 border-ink">
      <div className="on-paper border-b-2 border-ink p-4 md:p-6">
        <p className="font-display text-h2 leading-none font-[620] @min-[27rem]:text-display">
          {question}
        </p>
        <ButtonAnchor href={`#${id}`} size="lg" className="mt-4 w-full">
          {title}
        </ButtonAnchor>
      </div>
      <div className="bg-window px-4 py-3 md:px-6">
        <LargeNumber size="text-h3" />
      </div>
    </div>
  );
}
