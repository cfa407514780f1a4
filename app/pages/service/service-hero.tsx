import type { ReactNode } from "react";
import { ButtonLink } from "~/app/design/button";
import { FileTab } from "~/app/design/file-tab";
import { CallLine } from "~/app/parts/contact/call-line";
import { LargeNumber } from "~/app/parts/contact/large-number";
import { FolderDrawing, NoteAbove } from "~/app/parts/heroes/folder-drawing";
import { KingFact } from "~/app/parts/heroes/king-fact";
import { MarkedLine } from "~/app/parts/heroes/marked-line";
import type { ServicePage } from "~/words/services/service-page";
import { DecisionLetter, DecisionStrip } from "./decision-letter";
import { PosterRule } from "./poster-rule";

/** A headline of so many letters stands on two lines at the size of the home page's, above the drawing too. */
const shortHeadline = 27;

interface ServiceHeroProps {
  page: ServicePage;
  words: { call: string; who: string; phoneLead: string };
  drawing?: ReactNode;
  /** In its place: a sheet that begins beside the headline. */
  sheet?: ReactNode;
}

/**
 * A service page's beginning, a folder: its tab, the headline, the slip with the date that
 * matters and the ways to ask; beside them a drawing. Where a letter's time is running that is the letter, and the
 * slip is the largest thing there is.
 */
export function ServiceHero({ page, words, drawing, sheet }: ServiceHeroProps) {
  const { badge, headline, lede, deadline, letter, note, solicitor } = page;
  const longHeadline = letter
    ? "text-h2 md:text-display lg:col-span-7"
    : "text-display lg:col-span-7";
  const headlineSize =
    headline.length > shortHeadline ? longHeadline : "lg:col-span-9 lg:col-start-1 lg:row-start-1";
  // On a phone right below the headline, above the call bar, where what is said before them leaves no room.
  const early = sheet ? "max-[23rem]:-order-1 min-[23rem]:mt-7" : "max-sm:-order-1 sm:mt-7";
  const starts = letter ? "mt-4 md:mt-12" : early;
  return (
    <div className="pt-3 md:pt-0 md:not-print:first:-mt-8">
      <div className="page-width flex md:justify-end print:justify-start">
        <FileTab>{badge}</FileTab>
      </div>
      <div className="overflow-x-clip on-manila border-y-2 border-t-manila border-b-ink print:border-0 print:bg-transparent">
        <div
          className={`page-width grid gap-x-6 max-md:grid-cols-[minmax(0,1fr)] pt-3 md:pt-8 lg:grid-cols-12 lg:grid-rows-[auto_auto_1fr] ${letter ? "" : "md:grid-cols-[minmax(0,1fr)_17rem]"}`}
        >
          <h1
            className={`md:max-lg:col-span-2 ${letter ? "max-w-none lg:-mr-12" : ""} ${headlineSize}`}
          >
            {headline}
          </h1>
          <div
            className={`flex flex-col pb-6 md:pb-8 lg:col-span-7 lg:pr-6 ${letter ? "md:max-lg:col-span-2" : "mt-5 md:mt-9"}`}
          >
            {letter && deadline && (
              <>
                <p className="mt-2 max-w-text text-pretty max-md:order-1 max-md:mt-5 md:mt-3">
                  {lede}
                </p>
                <KingFact marked={deadline.marked} after={`${deadline.before} ${deadline.after}`} />
                <div className="screen-only mt-6 max-[23rem]:order-1 lg:hidden">
                  <DecisionStrip words={letter} />
                </div>
              </>
            )}
            {sheet && <p className="mb-5 max-w-[26em] text-lede max-[23rem]:-order-2">{lede}</p>}
            {!letter && (
              <div className={sheet ? "max-[23rem]:mt-5" : "max-sm:mt-5"}>
                {deadline ? (
                  <MarkedLine {...deadline} />
                ) : (
                  <p className="max-w-[26em] text-lede">{lede}</p>
                )}
              </div>
            )}
            <div
              className={`screen-only flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:gap-y-2 ${starts}`}
            >
              <ButtonLink
                page="contact"
                variant="cta"
                size="lg"
                className="max-sm:w-full"
                subject={badge}
                data-calls
              >
                {words.call}
              </ButtonLink>
              {letter ? <LargeNumber /> : <CallLine lead={words.phoneLead} />}
              <p className="w-full text-small text-ink-2">{words.who}</p>
              {solicitor && !letter && (
                <p className="w-full">
                  {`${solicitor.lead} `}
                  <a
                    href={`#${solicitor.id}`}
                    className="text-link font-semibold whitespace-nowrap"
                  >
                    {solicitor.link}
                  </a>
                </p>
              )}
            </div>
            {letter && deadline && (
              <div className="mt-6 max-[23rem]:order-2">
                <PosterRule deadline={deadline} solicitor={solicitor} />
              </div>
            )}
            {deadline && !sheet && !letter && (
              <p className="mt-5 max-w-text max-[23rem]:order-2">{lede}</p>
            )}
          </div>
          <div
            className={`lg:col-span-5 lg:col-start-8 lg:row-start-1 ${letter ? "lg:row-span-2 max-lg:hidden" : "lg:row-span-3"} `}
          >
            <div
              className={`screen-only flex flex-col justify-end gap-y-3 ${letter ? "h-full pt-18 pb-8" : "h-[calc(100%+2px)]"}`}
            >
              {letter && <DecisionLetter words={letter} />}
              {sheet && (
                <div className="mb-auto max-md:mt-4 lg:pt-34 xl:max-[90rem]:pt-12">{sheet}</div>
              )}
              {drawing && (
                <>
                  {note && (
                    <div
                      data-drawing
                      aria-hidden="true"
                      className="max-md:hidden lg:translate-y-4 lg:pr-[8%]"
                    >
                      <NoteAbove>{note}</NoteAbove>
                    </div>
                  )}
                  <div className="lg:-mr-[8%] lg:-ml-[14%]">
                    <FolderDrawing>{drawing}</FolderDrawing>
                  </div>
                </>
              )}
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
