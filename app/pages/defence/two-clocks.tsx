import { Fragment, type ReactNode } from "react";
import { Words } from "~/app/design/words";
import type { ClockWords, ShortAnswer } from "~/words/services/service-page";

interface TwoClocksProps {
  /** The time that one of the letters starts, and what it is for. */
  title: string;
  text: string;
  other: NonNullable<ClockWords["other"]>;
  /** Its days. */
  children: ReactNode;
}

/** Two letters that come under one name: beside the one that starts the days, what the reader of the other asks. */
export function TwoClocks({ title, text, other, children }: TwoClocksProps) {
  return (
    <div className="page-width grid gap-x-12 gap-y-8 pb-3 md:pb-6 lg:grid-cols-2">
      <div>
        <h2>{other.title}</h2>
        <dl className="mt-3 divide-y divide-rule border-y border-rule">
          {other.answers.map((answer) => (
            <Answer key={answer.title} {...answer} isBeside />
          ))}
        </dl>
      </div>
      <div>
        <h2>{title}</h2>
        <p className="mt-3 pr-6 text-pretty">
          <Words>{text}</Words>
        </p>
        {children}
      </div>
    </div>
  );
}

/** Where nothing is to be counted: what the reader asks, side by side. */
export function CaseAnswers({
  heading,
  answers,
}: {
  heading: string;
  answers: readonly ShortAnswer[];
}) {
  return (
    <section className="screen-only bg-band">
      <div className="page-width">
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

function Answer({
  id,
  title,
  description,
  links,
  isBeside = false,
}: ShortAnswer & { isBeside?: boolean }) {
  return (
    <div
      id={id}
      className={`gap-x-6 py-2.5 ${isBeside ? "sm:grid sm:grid-cols-[10.5rem_1fr]" : "scroll-mt-28 lg:py-4"}`}
    >
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
