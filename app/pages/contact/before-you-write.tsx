import { PathLink } from "~/app/design/link";
import { NextSteps } from "~/app/parts/next-steps";
import { firm } from "~/firm/firm";
import { openTimes } from "~/firm/opening-hours";
import { type PageId, pathOf } from "~/site/pages";
import { consultation } from "~/words/consultation";

interface BeforeYouWriteProps {
  words: {
    hours: string;
    closed: string;
    today: { lead: string; title: string; page: PageId; anchor: string; after: string };
  };
}

/** When somebody answers, what to do until then, and what happens next. */
export function BeforeYouWrite({ words: { today, closed, hours } }: BeforeYouWriteProps) {
  return (
    <>
      <div className="list-rule py-4">
        <h2 className="font-sans text-base font-semibold tracking-normal">{hours}</h2>
        <dl>
          {firm.openingHours.map((line) => (
            <div key={line.label} className="flex justify-between gap-4">
              <dt>{line.label}</dt> <dd className="text-right sm:shrink-0">{openTimes(line)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="border-y border-rule py-4">
        <p className="text-pretty">
          <strong className="in-data-[office=closed]:marker-stroke">{today.lead}</strong>{" "}
          <PathLink to={`${pathOf(today.page)}#${today.anchor}`} className="text-link">
            {today.title}
          </PathLink>
          {today.after}
          <span className="mt-2 block text-small text-ink-2">{` ${closed}`}</span>
        </p>
      </div>
      <div className="screen-only mt-10">
        <h2 className="mb-4">{consultation.heading}</h2>
        <NextSteps steps={consultation.steps} />
      </div>
    </>
  );
}
