import { type ChangeEvent, type ReactNode, useId, useState } from "react";
import { Button, ButtonPath } from "~/app/design/button";
import { PhoneButton } from "~/app/design/contact-link";
import { SelectField } from "~/app/design/text-field";
import { RangeAxis, RangeBar } from "~/app/parts/passages/range-drawings";
import { openings } from "~/firm/firm-details";
import { openState } from "~/firm/opening-hours";
import { pathOf } from "~/site/pages";
import type { Percent } from "~/words/facts/figures";
import { findASolicitor } from "~/words/find-a-solicitor";
import {
  type PenaltyAnswers,
  penaltyQuestions,
  rangeWords as words,
} from "~/words/penalties/penalty-questions";
import { penaltyWords } from "~/words/penalties/penalty-words";
import { dependsOnWhen, rangeInWords } from "./range-in-words";

interface PenaltyToolProps {
  /** For VAT, which has no ranges of its own for money abroad. */
  isVat: boolean;
}

/** "What could the penalty be?": a few questions, and the range that they lead to. */
export function PenaltyTool({ isVat }: PenaltyToolProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className="max-w-text">{penaltyWords.intro}</p>
      <p className="mt-4 hidden max-w-text unscripted:block">{penaltyWords.unscripted}</p>
      {isOpen ? (
        <Questions isVat={isVat} />
      ) : (
        <Button className="needs-script mt-6" onClick={() => setOpen(true)}>
          {penaltyWords.action}
        </Button>
      )}
    </>
  );
}

/** The questions, and under them the rule on which the range appears once they are answered. */
function Questions({ isVat }: { isVat: boolean }) {
  const [given, setGiven] = useState<Partial<PenaltyAnswers>>({ where: "uk" });
  const asked: (keyof PenaltyAnswers)[] = [
    ...(isVat ? [] : ["where" as const]),
    "what",
    "who",
    ...(dependsOnWhen(given) ? ["when" as const] : []),
  ];
  const next = asked.find((question) => !given[question]);
  const answers = { when: "later", ...given } as PenaltyAnswers;
  const found = next ? undefined : rangeInWords(answers, isVat);

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
        {found ? <Range {...found} /> : <PercentRule heading={words.waiting} />}
      </div>
      <p role="status" className="sr-only">
        {found
          ? [found.heading, ...(found.isForSolicitor ? [words.solicitor] : [])].join(". ")
          : next && (given.what || given.who) && `${words.next} ${penaltyQuestions[next].label}`}
      </p>
    </>
  );
}

function Range({
  heading,
  range,
  remarks,
  source,
  isForSolicitor,
}: ReturnType<typeof rangeInWords>) {
  return (
    <>
      <PercentRule heading={<mark>{heading}</mark>} range={range} />
      {remarks.map((remark) => (
        <p key={remark} className="mt-3 max-w-text">
          {remark}
        </p>
      ))}
      <p className="mt-3 max-w-text text-small text-ink-2">{source}</p>
      {isForSolicitor ? (
        <ButtonPath to={`${pathOf("tax-fraud")}#${findASolicitor.id}`} className="mt-4">
          {words.findSolicitor}
        </ButtonPath>
      ) : (
        <>
          <PhoneButton className="mt-4 whitespace-normal">{words.call}</PhoneButton>
          {/* From the next full minute on, the page's own script tells it. */}
          <p data-open-line className="mt-2 text-small text-ink-2">
            {openState(openings, new Date()).text}
          </p>
        </>
      )}
    </>
  );
}

/** The button that was pressed is gone. */
function takeFocus(field: HTMLSelectElement | null) {
  field?.focus();
}

/** Up to 200%, a square for each ten. */
const rule = {
  scale: { square: 10, numbered: 50 },
  furthest: { from: 0, to: 200, unit: "%" },
};

/** A rule of 0% to 200%, and on it the bar of a range, if there is one. */
function PercentRule({ heading, range }: { heading: ReactNode; range?: Percent | undefined }) {
  const squares = useId();
  return (
    <figure className="border-2 border-ink bg-sheet p-4 md:px-6">
      <p className="font-display text-h3 leading-snug font-semibold">{heading}</p>
      <div className="isolate mt-3">
        <RangeAxis {...rule} squares={squares} className="" />
        <RangeBar {...rule} squares={squares} className="border border-feint" range={range} />
      </div>
      <figcaption className="mt-3 text-small text-ink-2">{words.caption}</figcaption>
    </figure>
  );
}
