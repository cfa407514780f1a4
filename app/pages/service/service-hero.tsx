import type { ReactNode } from "react";
import { FileTab } from "~/app/design/file-tab";
import { Words } from "~/app/design/words";
import { LargeNumber } from "~/app/parts/contact/number";
import { QuietRow } from "~/app/parts/contact/quiet-row";
import { CallNow } from "~/app/parts/heroes/hero-start";
import { Fact, KingFact, slip } from "~/app/parts/heroes/king-fact";
import { PointedNote } from "~/app/parts/pointed-note";
import { print } from "~/words/say";
import type { MarkedSentence, ServicePage } from "~/words/services/service-page";
import { DecisionLetter, DecisionStrip } from "./decision-letter";

interface ServiceHeroProps {
  page: ServicePage;
  words: { call: string; who: string };
  drawing?: ReactNode;
  /** In its place: a sheet that begins beside the headline. */
  sheet?: ReactNode;
}

/**
 * A service page's beginning, a folder: its tab, the headline, the date that matters and the ways to ask; beside them
 * a drawing. Where that is a letter or a sheet, the date is the largest thing there is.
 */
export function ServiceHero({ page, words, drawing, sheet }: ServiceHeroProps) {
  const { badge, headline, lede, deadline, letter, note, solicitor } = page;
  const isPoster = letter || sheet;
  // On a phone right below the headline, above the call bar, where what is said before them leaves no room.
  const starts = isPoster ? "mt-4 max-[23rem]:mt-2 md:mt-6" : "max-sm:-order-1 sm:mt-6";
  return (
    <div className="pt-3 md:pt-0 md:first:-mt-8">
      <div className="page-width flex md:justify-end">
        <FileTab>{badge}</FileTab>
      </div>
      <div className="overflow-x-clip on-manila border-b-2 border-ink print:border-0 print:bg-transparent">
        <div
          className={`page-width grid grid-cols-[minmax(0,1fr)] gap-x-6 pt-3 md:pt-8 lg:grid-cols-12 lg:grid-rows-[auto_1fr] ${letter ? "" : "md:grid-cols-[minmax(0,1fr)_17rem]"}`}
        >
          <h1
            className={`lg:col-span-7 ${letter ? "max-w-none lg:-mr-12 lg:text-pretty" : "md:max-lg:col-span-2"} ${isPoster ? "text-h2 md:text-display" : "text-display"}`}
          >
            {headline}
          </h1>
          <div
            className={`flex flex-col pb-6 lg:col-span-7 lg:pr-6 ${letter ? "mt-2 md:mt-4" : "mt-4 max-[23rem]:mt-2"}`}
          >
            {isPoster || !deadline ? (
              <p
                className={`max-w-[28em] text-lede ${isPoster ? "text-balance max-[23rem]:text-base" : "max-sm:mt-4"}`}
              >
                <Words>{lede}</Words>
              </p>
            ) : (
              <div className="max-sm:mt-4">
                <MarkedLine {...deadline} />
              </div>
            )}
            {isPoster && deadline && <Poster {...deadline} />}
            <div className={`screen-only flex flex-wrap items-center gap-x-6 gap-y-2 ${starts}`}>
              <CallNow words={words} subject={badge} />
              <LargeNumber />
            </div>
            <QuietRow who={words.who}>
              {solicitor ? (
                <span className="block max-w-text">
                  {`${solicitor.lead} `}
                  <a href={`#${solicitor.id}`} className="text-link font-semibold">
                    {solicitor.link}
                  </a>
                </span>
              ) : null}
            </QuietRow>
            {letter && (
              <div className="screen-only mt-6 lg:hidden">
                <DecisionStrip words={letter} />
              </div>
            )}
            {deadline && !isPoster && <p className="mt-4 max-w-text max-[23rem]:order-2">{lede}</p>}
          </div>
          <div
            className={`lg:col-span-5 lg:col-start-8 lg:row-span-2 lg:row-start-1 ${letter ? "max-lg:hidden" : ""}`}
          >
            <div
              className={`screen-only flex flex-col-reverse gap-y-3 ${letter ? "h-full pt-16 pb-8" : "h-[calc(100%+2px)]"}`}
            >
              {letter && <DecisionLetter words={letter} />}
              {sheet && (
                <div className="flex grow flex-col pt-4 [clip-path:inset(-4rem_-100vw_2px_-100vw)] lg:-ml-6">
                  {sheet}
                </div>
              )}
              {drawing && (
                // From the line upwards, so that the note comes to a drawing that has its place.
                <>
                  {/* It stands on the line at the folder's end, two pixels over it, and may reach out at the right. */}
                  <div className="lg:-mr-[8%] lg:-ml-[14%]">
                    <div className="aspect-3/2 [clip-path:inset(-22rem_-100vw_2px_-2rem)] *:overflow-visible">
                      {drawing}
                    </div>
                  </div>
                  {note && (
                    <div data-drawing aria-hidden="true" className="max-md:hidden lg:translate-y-4">
                      <PointedNote
                        points="below the end"
                        className="items-end justify-end pr-[12%] pb-2 md:min-h-16 lg:pr-[28%]"
                        arrowClass="max-md:hidden"
                      >
                        {note}
                      </PointedNote>
                    </div>
                  )}
                </>
              )}
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

/** The date or the time that a page is about, marked, and above or beside it what it is for. */
function Poster({ before, marked, after }: MarkedSentence) {
  if (after) return <KingFact marked={marked} after={`${before} ${after}`.trim()} mark="twice" />;
  return (
    <div className="mt-3 md:mt-8 print:mt-1">
      <p className="mb-2 leading-snug max-md:text-small">{before}</p>
      <Fact marked={marked} mark="hook" className="text-display" />
    </div>
  );
}

/** A slip with one sentence and its one marked deadline or fact, large enough to be found at a glance. */
function MarkedLine({ before, marked, after }: MarkedSentence) {
  const words = print(marked);
  return (
    <div className={slip}>
      <p className="text-balance">
        {before}
        <mark className={words.length < 18 ? "whitespace-nowrap" : undefined}>{words}</mark>
        {after}
      </p>
    </div>
  );
}
