import type { ReactNode } from "react";
import { ButtonLink } from "~/app/design/button";
import { FileTab } from "~/app/design/file-tab";
import { CallLine } from "~/app/parts/contact/call-line";
import { FolderDrawing, NoteAbove } from "~/app/parts/heroes/folder-drawing";
import { MarkedLine } from "~/app/parts/heroes/marked-line";
import type { ServicePage } from "~/words/services/service-page";
import { FirstSteps } from "./first-steps";

/** A headline of so many letters stands on two lines at the size of the home page's, above the drawing too. */
const shortHeadline = 27;

interface ServiceHeroProps {
  page: ServicePage;
  words: { call: string; help: string; phoneLead: string; first: string };
  drawing?: ReactNode;
}

/**
 * A service page's beginning, a folder: its tab, the headline, the slip with the date that
 * matters and the ways to ask; beside them what to do first where a letter's time is running, else a drawing.
 */
export function ServiceHero({ page, words, drawing }: ServiceHeroProps) {
  const { badge, headline, lede, deadline, firstSteps, note } = page;
  return (
    <div className="pt-3 md:pt-0 md:not-print:first:-mt-8">
      <div className="page-width flex md:justify-end print:justify-start">
        <FileTab>{badge}</FileTab>
      </div>
      <div className="overflow-x-clip on-manila border-y-2 border-t-manila border-b-ink print:border-0 print:bg-transparent">
        <div
          className={`page-width grid gap-x-6 max-md:grid-cols-[minmax(0,1fr)] pt-5 md:pt-8 lg:grid-cols-12 lg:grid-rows-[auto_auto_1fr] ${firstSteps ? "" : "md:grid-cols-[minmax(0,1fr)_17rem]"}`}
        >
          <h1
            className={`md:max-lg:col-span-2 ${headline.length > shortHeadline ? "text-display lg:col-span-7" : "lg:col-span-9 lg:col-start-1 lg:row-start-1"}`}
          >
            {headline}
          </h1>
          <div className="mt-5 flex flex-col pb-6 md:mt-9 md:pb-8 lg:col-span-7 lg:pr-12">
            <div className="max-sm:mt-5">
              {deadline ? (
                <MarkedLine {...deadline} />
              ) : (
                <p className="max-w-[30em] text-lede">{lede}</p>
              )}
            </div>
            {/* On a phone right below the headline, above the call bar: the hero is a column to be ordered. */}
            <div className="screen-only flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:-order-1 max-sm:gap-y-2 sm:mt-7">
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
              <CallLine lead={words.phoneLead} />
              <p className="w-full text-small text-ink-2">{words.help}</p>
            </div>
            {deadline && !firstSteps && <p className="mt-5 max-w-text">{lede}</p>}
          </div>
          <div className="lg:col-span-5 lg:col-start-8 lg:row-span-3 lg:row-start-1">
            {firstSteps ? (
              <FirstSteps heading={words.first} steps={firstSteps} note={note} />
            ) : (
              <div className="screen-only flex h-[calc(100%+2px)] flex-col justify-end gap-y-3">
                {note && (
                  <div
                    data-drawing
                    aria-hidden="true"
                    className="max-md:hidden lg:translate-y-4 lg:pr-[8%]"
                  >
                    <NoteAbove>{note}</NoteAbove>
                  </div>
                )}
                <div className="lg:-mr-[6%] lg:-ml-[18%]">
                  <FolderDrawing>{drawing}</FolderDrawing>
                </div>
              </div>
            )}
          </div>
          {firstSteps && (
            <p className="max-w-text py-6 md:max-lg:col-span-2 lg:col-span-7 lg:col-start-1 lg:row-start-3 lg:pt-0 lg:pr-12 lg:pb-8">
              {lede}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
