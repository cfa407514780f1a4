import { CaseRows } from "~/app/parts/case-rows";
import { FileSheet, WideEntry } from "~/app/parts/file-sheet";
import type { ShortAnswer } from "~/words/services/service-page";

interface CaseAnswersProps {
  heading: string;
  answers: readonly ShortAnswer[];
}

/** For the reader with whom nothing is to be counted: what that one asks. */
export function CaseAnswers({ heading, answers }: CaseAnswersProps) {
  return (
    <FileSheet className="screen-only">
      <WideEntry heading={heading}>
        <CaseRows cases={answers} />
      </WideEntry>
    </FileSheet>
  );
}
