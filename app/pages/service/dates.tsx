import { PenNote } from "~/app/design/pen-note";
import { CaseRows } from "~/app/parts/case-rows";
import { FileSheet, WideEntry } from "~/app/parts/file-sheet";
import { print } from "~/words/say";
import type { DatesWords } from "~/words/services/service-page";

/** The days of a year as leaves of a calendar, and below them the cases that they bring. */
export function Dates({ heading, caption, days, cases }: DatesWords) {
  return (
    <>
      <section className="bg-band pt-8">
        <div className="page-width">
          <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
            <h2>{heading}</h2>
            <p className="text-small text-ink-2">{caption}</p>
          </div>
          <ul className="mt-3 grid gap-x-6 gap-y-4 md:grid-cols-[5fr_3fr] md:gap-y-0">
            {days.map(({ day, due, note }) => (
              <li
                key={due}
                className="on-paper row-span-2 grid grid-rows-subgrid gap-y-0 border-2 border-ink"
              >
                <h3 className="punched border-b-2 border-ink px-4 pt-8 pb-4 text-h2 leading-none md:px-6">
                  {print(day)}
                </h3>
                <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2 px-4 py-3 md:px-6">
                  <p className="max-w-text lg:max-w-116">{due}</p>
                  {note && (
                    <PenNote className="screen-only my-2 leading-snug lg:self-center">
                      {note}
                    </PenNote>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <FileSheet>
        <WideEntry heading={cases.heading}>
          <CaseRows cases={cases.rows} />
        </WideEntry>
      </FileSheet>
    </>
  );
}
