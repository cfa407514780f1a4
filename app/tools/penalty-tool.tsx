import { type ComponentType, useState } from "react";
import { penaltyWords as words } from "~/content/penalty-words";
import { Button } from "~/ui/button";

interface PenaltyToolProps {
  /** For VAT, which has no ranges of its own for money abroad. */
  isVat: boolean;
}

/** "How bad can it be?": four questions, fetched when somebody wants them, and the range that they lead to. */
export function PenaltyTool({ isVat }: PenaltyToolProps) {
  const [Questions, setQuestions] = useState<ComponentType<PenaltyToolProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  const open = () =>
    import("./penalty-questions").then(
      ({ PenaltyQuestions }) => setQuestions(() => PenaltyQuestions),
      () => setHasFailed(true),
    );

  return (
    <>
      <p className="max-w-text">{words.intro}</p>
      <p className="mt-4 hidden max-w-text unscripted:block">{words.unscripted}</p>
      {Questions ? (
        <Questions isVat={isVat} />
      ) : (
        <Button className="mt-6 unscripted:hidden" onClick={open}>
          {words.action}
        </Button>
      )}
      <p role="status" className="mt-4 max-w-text font-semibold empty:hidden">
        {hasFailed && !Questions && words.failed}
      </p>
    </>
  );
}
