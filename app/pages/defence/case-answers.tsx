import { Fragment } from "react";
import type { ShortAnswer } from "~/words/services/service-page";

interface CaseAnswersProps {
  heading: string;
  answers: readonly ShortAnswer[];
}

/** For the reader with whom nothing is to be counted: what that one asks, side by side. */
export function CaseAnswers({ heading, answers }: CaseAnswersProps) {
  return (
    <section className="screen-only bg-band">
      <div className="page-width pb-6">
        <h2>{heading}</h2>
        <dl className="mt-3 grid gap-x-8 border-t border-rule-strong max-lg:divide-y max-lg:divide-rule md:mt-4 lg:grid-cols-3">
          {answers.map((answer) => (
            <Answer key={answer.title} {...answer} />
          ))}
        </dl>
      </div>
    </section>
  );
}

function Answer({ id, title, description, links }: ShortAnswer) {
  return (
    <div id={id} className="scroll-mt-28 py-2.5 lg:py-4">
      <dt className="font-semibold">{title}</dt>
      <dd className="text-pretty">
        {description}
        {links?.map(({ title, href }, at) => (
          <Fragment key={href}>
            {at === 0 ? " " : at < links.length - 1 ? ", " : " and "}
            <a href={href} className="text-link">
              {title}
            </a>
          </Fragment>
        ))}
        {links && "."}
      </dd>
    </div>
  );
}
