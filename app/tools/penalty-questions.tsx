import { type ChangeEvent, useState } from "react";
import type { PenaltyAnswers } from "~/content/penalty-finder";
import { penaltyQuestions, rangeWords as words } from "~/content/penalty-questions";
import { phoneHref } from "~/lib/contact-links";
import { ButtonAnchor } from "~/ui/button";
import { Icon } from "~/ui/icons";
import { SelectField } from "~/ui/text-field";
import { inWords } from "./penalty-in-words";
import { PercentRule } from "./percent-rule";

const questions = Object.entries(penaltyQuestions);

/** The four questions, and under them the rule on which the range appears once all are answered. */
export function PenaltyQuestions({ isVat }: { isVat: boolean }) {
  const [answers, setAnswers] = useState<PenaltyAnswers>();

  const onChange = ({ currentTarget: form }: ChangeEvent<HTMLFormElement>) => {
    const given = new FormData(form);
    const [what = -1, who = -1, when = -1, where = -1] = questions.map(([name, { options }]) =>
      options.indexOf(String(given.get(name))),
    );
    const isComplete = Math.min(what, who, when, where) >= 0;
    setAnswers(isComplete ? { what, who, when, where } : undefined);
  };

  return (
    <>
      <form className="mt-6 grid grid-cols-1 gap-4 lg:grid-cols-2" onChange={onChange}>
        {questions.map(([name, { label, options }], index) => (
          <SelectField
            key={name}
            name={name}
            label={label}
            options={options}
            placeholder={words.choose}
            autoComplete="off"
            ref={index === 0 ? takeFocus : undefined}
          />
        ))}
      </form>
      <div className="mt-8 min-h-112 md:min-h-80">
        {answers ? (
          <Range answers={answers} isVat={isVat} />
        ) : (
          <PercentRule heading={words.waiting} caption={words.caption} />
        )}
      </div>
      <p role="status" className="sr-only">
        {answers && inWords(answers, isVat).heading}
      </p>
    </>
  );
}

function Range({ answers, isVat }: { answers: PenaltyAnswers; isVat: boolean }) {
  const { heading, range, remarks, source } = inWords(answers, isVat);
  return (
    <>
      <PercentRule heading={<mark>{heading}</mark>} range={range} caption={words.caption} />
      {remarks.map((remark) => (
        <p key={remark} className="mt-3 max-w-text">
          {remark}
        </p>
      ))}
      <p className="mt-3 max-w-text text-small text-ink-2">{source}</p>
      <ButtonAnchor href={phoneHref} className="mt-5 whitespace-normal">
        <Icon name="phone" />
        {words.call}
      </ButtonAnchor>
    </>
  );
}

/** The button that was pressed is gone. */
function takeFocus(field: HTMLSelectElement | null) {
  field?.focus();
}
