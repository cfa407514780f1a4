import { type ReactNode, type SubmitEvent, useRef, useState } from "react";
import type { deadlineWords } from "~/content/deadline-words";
import type { Deadline } from "~/content/types";
import { Button } from "~/ui/button";
import { Radio, TextField } from "~/ui/text-field";
import { DeadlineExample } from "./deadline-slip";

const loadAnswer = () => import("./deadline-answer");

/** What the printed sheet says besides the day. */
export interface DeadlineSheetWords {
  title: string;
  firstSteps: readonly { title?: string; description: string }[];
  bring?: readonly string[];
}

interface DeadlineToolProps {
  /** What stands above its questions. */
  children?: ReactNode;
  deadlines: readonly Deadline[];
  sheet: DeadlineSheetWords;
  words: typeof deadlineWords;
}

/** What the tool says to a date: the slip with the last safe day and its summary, or what is wrong. */
export interface DeadlineOutcome {
  error?: string;
  summary?: string;
  slip?: ReactNode;
}

/**
 * "What date is on the letter?": the last safe day, counted in the visitor's own browser. What counts
 * it is fetched when a field is entered; without script the example shows how to count.
 */
export function DeadlineTool({ children, deadlines, sheet, words }: DeadlineToolProps) {
  const form = useRef<HTMLFormElement>(null);
  const [deadline, setDeadline] = useState(deadlines[0] as Deadline);
  const [outcome, setOutcome] = useState<DeadlineOutcome>({});

  const fieldOf = (name: string) => form.current?.elements.namedItem(name) as HTMLInputElement;
  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    const [picked, typed] = [fieldOf("picked"), fieldOf("typed")];
    const found = await loadAnswer().then(
      ({ answerTo }) => answerTo(deadline, typed.value || picked.value, sheet),
      () => ({ error: words.failed }),
    );
    setOutcome(found);
    if (found.error) (typed.value ? typed : picked).focus();
  };
  const onInput = (other: string) => {
    fieldOf(other).value = "";
    setOutcome({});
  };

  return (
    <div className="@container">
      <div className="grid grid-cols-1 gap-x-12 gap-y-6 @3xl:grid-cols-[5fr_7fr]">
        <div>
          {children}
          <form
            ref={form}
            noValidate
            className="grid grid-cols-1 gap-4 unscripted:hidden"
            onFocus={() => loadAnswer().catch(() => {})}
            onSubmit={onSubmit}
          >
            {deadlines.length > 1 && (
              <fieldset>
                <legend className="mb-1 font-semibold">{words.choice}</legend>
                {deadlines.map((one) => (
                  <Radio
                    key={one.choice}
                    name="choice"
                    label={one.choice}
                    defaultChecked={one === deadlines[0]}
                    onChange={() => {
                      setDeadline(one);
                      setOutcome({});
                    }}
                  />
                ))}
              </fieldset>
            )}
            <div className="grid items-start gap-4 @md:grid-cols-[6fr_5fr] @3xl:grid-cols-1 @5xl:grid-cols-[6fr_5fr]">
              <TextField
                type="date"
                name="picked"
                label={deadline.counting ? words.letterDate : words.printedDate}
                onInput={() => onInput("typed")}
              />
              <TextField
                name="typed"
                label={words.typed}
                placeholder={deadline.counting ? words.typedHint : words.printedHint}
                autoComplete="off"
                error={outcome.error}
                onInput={() => onInput("picked")}
              />
            </div>
            <Button type="submit" className="justify-self-start">
              {words.action}
            </Button>
          </form>
        </div>
        {outcome.slip ?? <DeadlineExample deadline={deadline} words={words} />}
      </div>
      <p role="status" className="sr-only">
        {outcome.summary ?? outcome.error}
      </p>
    </div>
  );
}
