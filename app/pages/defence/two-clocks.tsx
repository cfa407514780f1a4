import type { ClockWords } from "~/words/services/service-page";

/** Two letters that come under one name: beside the one that starts the days, the one that has a date of its own. */
export function TwoClocks({
  days,
  title,
  text,
  other,
}: Pick<ClockWords, "title" | "text"> & {
  days: string;
  other: NonNullable<ClockWords["other"]>;
}) {
  const big = "mt-2 mb-4 block";
  return (
    <div className="page-width grid gap-x-12 gap-y-6 md:grid-cols-2 md:pb-8">
      <div>
        <h2>
          <span className="block text-h3">{`${other.title}: `}</span>
          <span className={`${big} -ml-[0.12em] text-display leading-[1.25]`}>
            <mark className="pr-[0.2em]">{other.marked}</mark>
          </span>
        </h2>
        <p>{other.text}</p>
      </div>
      <div>
        <h2>
          <span className="block text-h3">{`${title}: `}</span>
          <span className={`${big} text-h1`}>{days}</span>
        </h2>
        <p>{text}</p>
      </div>
    </div>
  );
}
