import { Fragment, type ReactNode } from "react";
import type { ClockWords, ShortAnswer } from "~/words/services/service-page";

/** Two letters that come under one name: beside the one that starts the days, the one that has a date of its own. */
export function TwoClocks({
  days,
  title,
  text,
  other,
  children,
}: Pick<ClockWords, "title" | "text"> & {
  days: string;
  other: NonNullable<ClockWords["other"]>;
  /** The days of the second. */
  children: ReactNode;
}) {
  const big = "mt-2 mb-4 block text-display leading-[1.25]";
  return (
    <div className="page-width grid gap-x-12 gap-y-6 pb-3 md:grid-cols-2 md:pb-6 lg:grid-rows-[auto_1fr]">
      <div className="lg:row-span-2">
        <h2>
          <span className="block text-h3">{`${other.title}: `}</span>
          <span className={`${big} -ml-[0.12em]`}>
            <mark className="pr-[0.2em]">{other.marked}</mark>
          </span>
        </h2>
        <dl className="divide-y divide-rule border-y border-rule">
          {other.answers.map((answer) => (
            <Answer key={answer.title} {...answer} />
          ))}
        </dl>
      </div>
      <div>
        <h2>
          <span className="block text-h3">{`${title}: `}</span>
          <span className={big}>{days}</span>
        </h2>
        <p className="text-pretty">{text}</p>
      </div>
      {children}
    </div>
  );
}

function Answer({ id, title, description, links }: ShortAnswer) {
  return (
    <div id={id} className="gap-x-6 py-2.5 lg:grid lg:grid-cols-[10.5rem_1fr]">
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
