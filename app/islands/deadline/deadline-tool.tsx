import { type SubmitEvent, useEffect, useState } from "react";
import { Button } from "~/app/design/button";
import { PlusMinus } from "~/app/design/plus-minus";
import { Radio, TextField } from "~/app/design/text-field";
import { deadlineWords as words } from "~/words/deadlines/deadline-words";
import type { Deadline } from "~/words/types";
import { DeadlineAnswer } from "./deadline-answer";
import { answerTo } from "./deadline-in-words";
import type { DeadlineSheetWords } from "./deadline-sheet";
import { DeadlineExample, DeadlineInstead, DeadlineLetter, DeadlineRule } from "./deadline-slip";

interface DeadlineToolProps {
  deadlines: readonly Deadline[];
  sheet: DeadlineSheetWords;
  /** In a box across the page, its answer below the question; else beside an example. */
  isRow?: boolean;
}

/** The last safe day, counted in the visitor's own browser. Without script the example shows how to count. */
export function DeadlineTool({ deadlines, sheet, isRow = false }: DeadlineToolProps) {
  const [chosen, setChosen] = useState<Deadline>();
  const deadline = chosen ?? (deadlines[0] as Deadline);
  const [{ answer, error }, setOutcome] = useState<ReturnType<typeof answerTo>>({});

  // Whoever comes back to the page, or leaves it open, may read the answer on another day.
  useEffect(() => {
    const countAgain = () =>
      setOutcome((found) =>
        found.answer ? answerTo(deadline, found.answer.letterDate ?? found.answer.last) : found,
      );
    document.addEventListener("visibilitychange", countAgain);
    const everyMinute = setInterval(countAgain, 60_000);
    return () => {
      document.removeEventListener("visibilitychange", countAgain);
      clearInterval(everyMinute);
    };
  }, [deadline]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Enter on a choice sends the form as well, though its field is hidden.
    if (deadline.instead) return;
    const field = event.currentTarget.elements.namedItem("date") as HTMLInputElement;
    const found = answerTo(deadline, field.value);
    setOutcome(found);
    if (found.error) field.focus();
  };

  const { instead } = deadline;
  // So few questions stand side by side: there is no room for a letter beside them.
  const areFew = isRow && deadlines.length < 3;
  const hasLetter = isRow && !areFew;
  const Example = instead ? DeadlineInstead : areFew ? DeadlineRule : DeadlineExample;
  return (
    <div className="@container wrap-break-word">
      <div
        className={`grid grid-cols-1 gap-x-12 ${isRow ? "content-start gap-y-3 border-2 border-ink bg-sheet p-4 [--ground:var(--sheet)] @3xl:grid-cols-2 @3xl:p-6" : `gap-y-6 @3xl:grid-cols-[5fr_7fr] ${deadlines.length > 1 ? "[--slip:35rem] @3xl:[--slip:43.75rem]" : "[--slip:32rem]"}`}`}
      >
        <form
          noValidate
          method="dialog"
          autoComplete="off"
          className={`needs-script ${isRow ? "contents" : "grid grid-cols-1 content-start gap-y-4"}`}
          onSubmit={onSubmit}
        >
          {deadlines.length > 1 && (
            <fieldset className={areFew ? "col-span-full" : undefined}>
              <legend className="mb-1 font-semibold">{words.choice}</legend>
              <div className={areFew ? "gap-x-12 @3xl:grid @3xl:grid-cols-2" : undefined}>
                <DeadlineChoices
                  deadlines={deadlines}
                  onChoose={(one) => {
                    setChosen(one);
                    setOutcome({});
                  }}
                />
              </div>
            </fieldset>
          )}
          <div
            className={`content-start items-start gap-4 ${instead ? "hidden" : "grid"} ${isRow ? "@5xl:grid-cols-[minmax(0,1fr)_auto]" : ""}`}
          >
            <TextField
              name="date"
              label={deadline.counting ? words.letterDate : words.printedDate}
              placeholder={words.dateHint}
              error={error}
              onInput={() => setOutcome({})}
            />
            <Button type="submit" className="justify-self-start @5xl:mt-8">
              {words.action}
            </Button>
          </div>
        </form>
        {/* Keyed: of what changes, whole elements go. A browser that translates has taken the texts within. */}
        {hasLetter && (
          <DeadlineLetter key={deadline.id} deadline={deadline} isGiven={Boolean(answer)} />
        )}
        {answer ? (
          <div className={isRow ? "col-span-full" : "contents"}>
            <DeadlineAnswer key={answer.summary} {...{ deadlines, deadline, answer, sheet }} />
          </div>
        ) : (
          !hasLetter && <Example key={deadline.id} deadline={deadline} />
        )}
      </div>
      <p role="status" className="sr-only">
        {chosen?.instead ? `${chosen.instead} ${chosen.by}` : (answer?.summary ?? error)}
      </p>
    </div>
  );
}

interface DeadlineChoicesProps {
  deadlines: readonly Deadline[];
  onChoose: (deadline: Deadline) => void;
}

/** Which limit it is: in a list, the less likely ones folded up below it. */
function DeadlineChoices({ deadlines, onChoose }: DeadlineChoicesProps) {
  const radios = (title?: string) =>
    deadlines
      .filter(({ fold }) => fold === title)
      .map((one) => (
        <Radio
          key={one.id}
          name="choice"
          value={one.id}
          label={one.choice}
          lead={one.lead}
          defaultChecked={one === deadlines[0]}
          onChange={() => onChoose(one)}
        />
      ));
  const folds = [...new Set(deadlines.flatMap(({ fold }) => fold ?? []))];
  return (
    <>
      {radios()}
      {folds.map((title) => (
        <details key={title} className="eases-open mt-2 border-y border-rule-strong">
          <summary className="flex min-h-11 items-center justify-between gap-4 py-2 leading-snug font-semibold text-balance">
            {title}
            <PlusMinus />
          </summary>
          <div className="pb-2">{radios(title)}</div>
        </details>
      ))}
    </>
  );
}
