import { PathLink } from "~/app/design/link";
import { NumberWindow } from "~/app/parts/contact/number";
import { QuietRow } from "~/app/parts/contact/quiet-row";
import { Folder } from "~/app/parts/heroes/folder";
import { PointedNote } from "~/app/parts/pointed-note";
import { Postmark } from "~/app/parts/postmark";
import { openings } from "~/firm/firm-details";
import { hoursInWords } from "~/firm/opening-hours";
import { pathOf } from "~/site/pages";
import type { contact } from "~/words/pages/contact";

/** The page's beginning, the front of an envelope: the number in its window, the postmark in its corner, when somebody answers below it. */
export function ContactEnvelope({ hero, details }: Pick<typeof contact, "hero" | "details">) {
  const { call, note, hours, today, closed } = details;
  return (
    <Folder badge={hero.badge}>
      <div className="lg:col-span-9">
        <h1>{hero.headline}</h1>
        <p className="mt-3 max-w-[30em] text-lede lg:text-balance">{hero.lede}</p>
      </div>
      <div className="screen-only max-lg:col-start-1 max-lg:row-start-3 max-lg:mt-3 justify-self-end lg:w-full lg:col-span-3 lg:col-start-10 lg:row-start-1">
        <div className="size-24 max-[23rem]:hidden lg:aspect-[9/5] lg:h-auto lg:w-full lg:max-w-72">
          <Postmark />
        </div>
      </div>
      <div data-calls className="mt-6 lg:grid lg:col-span-8 lg:col-start-1 lg:row-start-2 lg:mt-8">
        <h2 className="sr-only">{call}</h2>
        <NumberWindow
          isLargest
          className="px-4 py-4 sm:px-6 lg:px-8 lg:pt-6 lg:pb-9 print:mt-1 print:border-0 print:bg-transparent print:p-0"
        />
      </div>
      <PointedNote
        points="above the beginning"
        className="screen-only pt-4 pl-4 max-lg:col-start-1 max-lg:row-start-3 max-lg:self-start lg:col-span-8 lg:col-start-1 lg:row-start-2 lg:self-end lg:justify-self-end lg:pr-6 lg:pb-7 xl:pr-20"
        noteClass="mt-4 lg:[&>span]:inline"
        arrowClass="lg:mt-2 lg:h-7"
      >
        {note}
      </PointedNote>
      <div className="mt-4 lg:col-span-4 lg:col-start-9 lg:row-start-2 lg:self-end lg:pl-6 print:mt-4">
        <h2 className="font-sans text-base font-semibold tracking-normal">{hours}</h2>
        <dl className="grid w-fit grid-cols-[auto_auto] gap-x-3 max-[23rem]:text-small">
          {hoursInWords(openings).map(({ label, times }) => (
            <div key={label} className="col-span-2 grid grid-cols-subgrid">
              <dt>{label}</dt> <dd>{times}</dd>
            </div>
          ))}
        </dl>
        <p className="screen-only mt-4">
          <strong className="in-data-[office=closed]:marker-stroke">{today.lead}</strong>{" "}
          <PathLink to={`${pathOf(today.page)}#${today.anchor}`} className="text-link">
            {today.title}
          </PathLink>
          {today.after}
          <span className="mt-1 block text-small text-ink-2">{` ${closed}`}</span>
        </p>
      </div>
      <QuietRow className="mb-6 lg:col-span-8 lg:mb-8" />
    </Folder>
  );
}
