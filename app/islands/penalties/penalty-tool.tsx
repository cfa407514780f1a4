import { useState } from "react";
import { Button } from "~/app/design/button";
import { penaltyWords as words } from "~/words/penalties/penalty-words";
import { PenaltyQuestions } from "./penalty-questions";

interface PenaltyToolProps {
  /** For VAT, which has no ranges of its own for money abroad. */
  isVat: boolean;
}

/** "What could the penalty be?": a few questions, and the range that they lead to. */
export function PenaltyTool({ isVat }: PenaltyToolProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className="max-w-text">{words.intro}</p>
      <p className="mt-4 hidden max-w-text unscripted:block">{words.unscripted}</p>
      {isOpen ? (
        <PenaltyQuestions isVat={isVat} />
      ) : (
        <Button className="needs-script mt-6" onClick={() => setOpen(true)}>
          {words.action}
        </Button>
      )}
    </>
  );
}
