import { Fragment, type ReactNode } from "react";
import type { ShortAnswer } from "~/words/services/service-page";

interface CaseAnswersProps {
  heading: string;
  answers: readonly ShortAnswer[];
}

/** For the reader with whom nothing is to be counted: what that one asks. */
export function CaseAnswers({ heading, answers }: CaseAnswersProps) {
  return (
    <section className="screen-only bg-band pb-10 lg:pb-14">
      <BesideHeading heading={heading}>
        <dl className="divide-y divide-rule border-t border-rule-strong">
          {answers.map((answer) => (
            <Answer key={answer.title} {...answer} />
          ))}
        </dl>
      </BesideHeading>
    </section>
  );
}

/** A heading, and beside it what belongs to it; they stand in the columns of the deadline tool. */
export function BesideHeading({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="page-width">
      <div className="@container">
        <div className="grid gap-y-3 @3xl:grid-cols-[16rem_minmax(0,1fr)] @3xl:gap-x-10 @min-[76rem]:grid-cols-[21rem_minmax(0,1fr)] @min-[76rem]:gap-x-17">
          <h2>{heading}</h2>
          {children}
        </div>
      </div>
    </div>
  );
}

function Answer({ id, title, description, cases, links }: ShortAnswer) {
  return (
    <div
      id={id}
      className="scroll-mt-28 py-2.5 @5xl:grid @5xl:grid-cols-[18rem_minmax(0,1fr)] @5xl:gap-x-6"
    >
      <dt className="font-semibold text-balance">{title}</dt>
      <dd className="max-w-text text-pretty">
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
        {cases && (
          <ul className="grid gap-y-2">
            {cases.map(({ title, description }) => (
              <li key={title}>
                <strong className="block">{title}</strong> {description}
              </li>
            ))}
          </ul>
        )}
      </dd>
    </div>
  );
}
