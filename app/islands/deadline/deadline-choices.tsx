import { PlusMinus } from "~/app/design/plus-minus";
import { Radio } from "~/app/design/text-field";
import type { Deadline } from "~/words/types";

interface DeadlineChoicesProps {
  deadlines: readonly Deadline[];
  onChoose: (deadline: Deadline) => void;
}

/** Which limit it is: in a list, the less likely ones folded up below it. */
export function DeadlineChoices({ deadlines, onChoose }: DeadlineChoicesProps) {
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
