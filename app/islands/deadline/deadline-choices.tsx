import { type ReactNode, useId } from "react";
import { Radio } from "~/app/design/text-field";
import type { Deadline } from "~/words/types";

interface DeadlineChoicesProps {
  deadlines: readonly Deadline[];
  /** Whether there are so many that they stand in two columns. */
  isLong: boolean;
  onChoose: (deadline: Deadline) => void;
}

/** Which limit it is: one list, or on a page with many kinds of letters one for each kind. */
export function DeadlineChoices({ deadlines, isLong, onChoose }: DeadlineChoicesProps) {
  const radios = (those: readonly Deadline[]) =>
    those.map((one) => (
      <Radio
        key={one.id}
        name="choice"
        value={one.id}
        label={one.choice}
        defaultChecked={one === deadlines[0]}
        onChange={() => onChoose(one)}
      />
    ));
  const groups = [...new Set(deadlines.map(({ group }) => group))];
  if (groups.length === 1) {
    return (
      <div className={isLong ? "gap-x-10 *:break-inside-avoid @3xl:columns-2" : ""}>
        {radios(deadlines)}
      </div>
    );
  }
  return (
    <div className="mt-2 grid gap-x-10 gap-y-2 @3xl:grid-cols-2">
      {groups.map((group) => (
        <ChoiceGroup key={group} name={group}>
          {radios(deadlines.filter((one) => one.group === group))}
        </ChoiceGroup>
      ))}
    </div>
  );
}

/** Choices of one kind under its name. */
function ChoiceGroup({ name, children }: { name: string | undefined; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset inside the tool's own would be read out twice
    <div role="group" aria-labelledby={id}>
      <p id={id} className="border-b border-rule-strong pb-1 font-display text-h3 font-[560]">
        {name}
      </p>
      {children}
    </div>
  );
}
