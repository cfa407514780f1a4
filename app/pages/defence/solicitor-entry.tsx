import { WideEntry } from "~/app/parts/file-sheet";
import type { ClockWords } from "~/words/services/service-page";
import { Answer } from "./case-answers";

/** The way to a solicitor, step by step, its numbers on the red rule as those of the first steps. */
export function SolicitorEntry({ heading, other }: Pick<ClockWords, "heading" | "other">) {
  return (
    <WideEntry heading={heading}>
      <ol className="relative grid gap-y-6">
        {other?.answers.map((answer, index) => (
          <li key={answer.title} className="relative">
            <span className="on-the-rule -top-0.5 py-0.5 font-display text-h2 leading-none font-[620]">
              {index + 1}
            </span>
            <Answer {...answer} />
          </li>
        ))}
      </ol>
    </WideEntry>
  );
}
