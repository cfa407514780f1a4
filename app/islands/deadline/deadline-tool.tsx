import { type ReactNode, type SubmitEvent, useRef, useState } from "react";
import { Button } from "~/app/design/button";
import { TextField } from "~/app/design/text-field";
import { deadlineWords as words } from "~/words/deadlines/deadline-words";
import type { Deadline } from "~/words/types";
import { answerTo } from "./deadline-answer";
import { DeadlineChoices } from "./deadline-choices";
import { DeadlineExample, DeadlineRule } from "./deadline-slip";
import type { DeadlineOutcome, DeadlineSheetWords } from "./outcome";

interface DeadlineToolProps {
  /** What stands above its questions. */
  children?: ReactNode;
  deadlines: readonly Deadline[];
  sheet: DeadlineSheetWords;
  /** In a row across the page, its answer below; else beside an example. */
  isRow?: boolean;
}

/** The last safe day, counted in the visitor's own browser. Without script the example shows how to count. */
export function DeadlineTool({ children, deadlines, sheet, isRow = false }: DeadlineToolProps) {
  const form = useRef<HTMLFormElement>(null);
  const [deadline, setDeadline] = useState(deadlines[0] as Deadline);
  const [outcome, setOutcome] = useState<DeadlineOutcome>({});

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const field = form.current?.elements.namedItem("date") as HTMLInputElement;
    const found = answerTo(deadline, field.value, sheet);
    setOutcome(found);
    if (found.error) field.focus();
  };

  const { instead } = deadline;
  const Rule = isRow ? DeadlineRule : DeadlineExample;
  return (
    <div className="@container wrap-break-word">
      <div
        className={`grid grid-cols-1 gap-x-12 gap-y-6 ${isRow ? "[--slip:0px]" : "@3xl:grid-cols-[5fr_7fr]"}`}
      >
        <div
          className={
            isRow
              ? "@3xl:grid @3xl:grid-cols-[18.5rem_minmax(0,1fr)] @5xl:grid-cols-[21.125rem_minmax(0,1fr)]"
              : ""
          }
        >
          <div className={isRow ? "@3xl:pr-10" : ""}>{children}</div>
          <form
            ref={form}
            noValidate
            method="dialog"
            className={`needs-script unscripted:hidden grid grid-cols-1 gap-y-4 ${isRow ? "border-2 border-ink bg-sheet px-4 py-4 [--ground:var(--sheet)] @3xl:px-6 @3xl:py-5 @5xl:px-16" : ""}`}
            onSubmit={onSubmit}
          >
            {deadlines.length > 1 && (
              <fieldset>
                <legend className="mb-1 font-semibold">{words.choice}</legend>
                <DeadlineChoices
                  deadlines={deadlines}
                  onChoose={(one) => {
                    setDeadline(one);
                    setOutcome({});
                  }}
                />
              </fieldset>
            )}
            <div
              className={`content-start gap-4 ${instead ? "hidden" : "grid"} ${isRow ? "@3xl:grid-cols-[18rem_auto] @3xl:items-end @3xl:justify-start" : ""}`}
            >
              <TextField
                name="date"
                label={deadline.counting ? words.letterDate : words.printedDate}
                placeholder={words.dateHint}
                autoComplete="off"
                error={outcome.error}
                onInput={() => setOutcome({})}
              />
              <Button type="submit" className={isRow ? "" : "justify-self-start"}>
                {words.action}
              </Button>
            </div>
            {instead && (
              <div>
                <p className="font-display text-h3 font-[620]">{instead}</p>
                <p className="mt-1 max-w-text">{deadline.by}</p>
              </div>
            )}
          </form>
        </div>
        {outcome.slip ?? <Rule deadline={deadline} />}
      </div>
      <p role="status" className="sr-only">
        {instead ? `${instead} ${deadline.by}` : (outcome.summary ?? outcome.error)}
      </p>
    </div>
  );
}
