import { PathLink } from "~/app/design/link";
import { PenNote } from "~/app/design/pen-note";
import { Letter } from "~/app/parts/letter";
import { type PageId, pathOf } from "~/site/pages";
import { exampleLetter } from "~/words/example-letter";

interface BeforeYouWriteProps {
  words: {
    date: { heading: string; text: string };
    closed: string;
    today: { lead: string; title: string; page: PageId; anchor: string; after: string };
  };
}

/** The date to look for, and what to do while nobody answers. */
export function BeforeYouWrite({ words: { date, today, closed } }: BeforeYouWriteProps) {
  return (
    <>
      <h2 className="text-h3">{date.heading}</h2>
      <p className="mt-2 text-pretty">{date.text}</p>
      <div className="screen-only -mr-[calc(var(--gutter)+1rem)] mt-8 mb-8 origin-left -rotate-1 *:pb-18! lg:mr-0">
        <Letter crop="line">
          <div className="in-the-light absolute top-full left-12 mt-2">
            <PenNote>{exampleLetter.note}</PenNote>
          </div>
        </Letter>
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
    </>
  );
}
