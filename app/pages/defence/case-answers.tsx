import type { ReactNode } from "react";
import { buttonStyles } from "~/app/design/button";
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
          {answers.map(({ title, description }) => (
            <div
              key={title}
              className="py-2.5 @5xl:grid @5xl:grid-cols-[15rem_minmax(0,1fr)] @5xl:gap-x-6"
            >
              <dt className="font-semibold text-balance">{title}</dt>
              <dd className="max-w-text text-pretty">{description}</dd>
            </div>
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
        <div className="grid gap-y-3 @3xl:grid-cols-[16rem_minmax(0,1fr)] @3xl:gap-x-10 @5xl:grid-cols-[21rem_minmax(0,1fr)] @5xl:gap-x-17">
          <h2>{heading}</h2>
          {children}
        </div>
      </div>
    </div>
  );
}

/** A question or a step, and beside it what belongs to it. */
export function Answer({ id, title, description, cases, links }: ShortAnswer) {
  return (
    <div id={id} className="scroll-mt-28 gap-x-6 xl:grid xl:grid-cols-[17rem_minmax(0,1fr)]">
      <h3>{title}</h3>
      <div className="text-pretty">
        {links && (
          <ul className="mt-1 mb-3 flex flex-wrap gap-2">
            {links.map(({ title, href }) => (
              <li key={href} className="max-sm:w-full">
                <a href={href} className={buttonStyles({ className: "w-full" })}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        )}
        <p className="max-w-text empty:hidden">{description}</p>
        {cases && (
          <ul className="mt-1 grid max-w-text gap-y-3">
            {cases.map(({ title, description }) => (
              <li key={title}>
                <strong className="block">{title}</strong> {description}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
