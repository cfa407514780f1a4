import { type ChangeEvent, useState } from "react";
import { ButtonAnchor } from "~/app/design/button";
import { Icon } from "~/app/design/icons";
import { SelectField } from "~/app/design/text-field";
import { openNow } from "~/app/islands/deadline/deadline-tonight";
import { phoneHref } from "~/firm/contact-links";
import {
  type PenaltyAnswers,
  penaltyQuestions,
  rangeWords as words,
} from "~/words/penalties/penalty-questions";
import { PercentRule } from "./percent-rule";
import { dependsOnWhen, rangeInWords } from "./range-in-words";

type Question = keyof PenaltyAnswers;

/** The questions, and under them the rule on which the range appears once they are answered. */
export function PenaltyQuestions({ isVat }: { isVat: boolean }) {
  const [given, setGiven] = useState<Partial<PenaltyAnswers>>({ where: "uk" });
  const asked: Question[] = [
    ...(isVat ? [] : ["where" as const]),
    "what",
    "who",
    ...(dependsOnWhen(given) ? ["when" as const] : []),
  ];
  const isComplete = asked.every((question) => given[question]);
  const answers = isComplete ? ({ when: "later", ...given } as PenaltyAnswers) : undefined;

  const onChange = ({ currentTarget: form }: ChangeEvent<HTMLFormElement>) => {
    const chosen = [...new FormData(form)].filter(([, answer]) => answer);
    setGiven({ where: "uk", ...Object.fromEntries(chosen) });
  };

  return (
    <>
      <form method="dialog" className="mt-6 grid max-w-text gap-4" onChange={onChange}>
        {asked.map((question, index) => (
          <SelectField
            key={question}
            name={question}
            {...penaltyQuestions[question]}
            placeholder={question === "where" ? undefined : words.choose}
            autoComplete="off"
            ref={index === 0 ? takeFocus : undefined}
          />
        ))}
      </form>
      <div className="mt-8 min-h-112 md:min-h-80">
        {answers ? (
          <Range answers={answers} isVat={isVat} />
        ) : (
          <PercentRule heading={words.waiting} />
        )}
      </div>
      <p role="status" className="sr-only">
        {answers && rangeInWords(answers, isVat).heading}
      </p>
    </>
  );
}

function Range({ answers, isVat }: { answers: PenaltyAnswers; isVat: boolean }) {
  const { heading, range, remarks, source } = rangeInWords(answers, isVat);
  return (
    <>
      <PercentRule heading={<mark>{heading}</mark>} range={range} />
      {remarks.map((remark) => (
        <p key={remark} className="mt-3 max-w-text">
          {remark}
        </p>
      ))}
      <p className="mt-3 max-w-text text-small text-ink-2">{source}</p>
      <ButtonAnchor href={phoneHref} className="mt-4 whitespace-normal">
        <Icon name="phone" />
        {words.call}
      </ButtonAnchor>
      <p className="mt-2 text-small text-ink-2">{openNow().text}</p>
    </>
  );
}

/** The button that was pressed is gone. */
function takeFocus(field: HTMLSelectElement | null) {
  field?.focus();
}
