import type { ReactNode } from "react";
import { ButtonLink } from "~/app/design/button";
import { PhoneLink } from "~/app/design/contact-link";
import { FileTab } from "~/app/design/file-tab";
import { PenNote } from "~/app/design/pen-note";
import { OpenLine } from "~/app/parts/contact/open-line";
import { FirstInBrief } from "~/app/parts/heroes/first-steps";
import { FolderDrawing, NoteAbove } from "~/app/parts/heroes/folder-drawing";
import { MarkedCases, MarkedLine } from "~/app/parts/heroes/marked-line";
import { PenArrow } from "~/app/parts/pen-mark";
import type { DefencePage } from "~/words/services/service-page";
import type { PenWords } from "~/words/types";

interface DefenceHeroProps {
  page: Pick<
    DefencePage,
    "badge" | "headline" | "lede" | "deadline" | "pen" | "firstSteps" | "firstInBrief"
  >;
  words: { call: string; who: string; first: string };
  drawing: ReactNode;
}

/**
 * The folder of a case: its tab, the headline, the one way to call, what to do first, the marked deadline.
 */
export function DefenceHero({ page, words, drawing }: DefenceHeroProps) {
  // Two cases take the room that one leaves to the first words.
  const hasCases = !("marked" in page.deadline);
  const lede = <p className="screen-only mt-5 max-w-text">{page.lede}</p>;
  return (
    <div data-print-sheet className="md:not-print:first:-mt-8">
      <div className="page-width flex pt-3 md:justify-end md:pt-0 print:justify-start">
        <FileTab>{page.badge}</FileTab>
      </div>
      <div className="on-manila overflow-x-clip border-b-2 border-ink forced-colors:border-t-2 print:border-0">
        <div className="page-width grid gap-x-10 pt-5 md:grid-cols-[minmax(0,1fr)_17rem] md:pt-7 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] print:block">
          <h1 className="max-w-[13em] max-sm:text-display md:col-span-2">{page.headline}</h1>
          <div className={`pb-6 md:pb-8 ${hasCases ? "lg:row-span-2" : ""}`}>
            <div className="screen-only mt-4 flex flex-wrap items-center gap-x-7 md:mt-6 gap-y-2">
              <ButtonLink
                page="contact"
                variant="cta"
                size="lg"
                className="max-sm:w-full"
                subject={page.badge}
                data-calls
              >
                {words.call}
              </ButtonLink>
              <div>
                <PhoneLink className="font-display text-h2 leading-none font-[620] tracking-[-0.015em] decoration-2 underline-offset-4 hover:underline" />
                <OpenLine className="mt-1" />
                <p className="text-small">{words.who}</p>
              </div>
            </div>
            <div className="mt-4">
              <FirstInBrief
                heading={words.first}
                steps={page.firstSteps}
                brief={page.firstInBrief}
              />
              {"marked" in page.deadline ? (
                <MarkedLine {...page.deadline} />
              ) : (
                <MarkedCases cases={page.deadline} />
              )}
            </div>
            {hasCases || lede}
          </div>
          {hasCases && (
            <div className="-mt-6 pb-6 md:-mt-8 md:max-lg:row-start-3 lg:mt-0 lg:pb-0">{lede}</div>
          )}
          <div
            className={`screen-only -mb-0.5 flex flex-col justify-end gap-y-3 ${hasCases ? "md:max-lg:row-span-2 md:max-lg:row-start-2 md:max-lg:col-start-2 xl:relative xl:min-h-42 xl:justify-start" : ""}`}
          >
            {"marked" in page.deadline ? (
              <NoteAbove>{page.pen}</NoteAbove>
            ) : (
              <NoteBeside>{page.pen}</NoteBeside>
            )}
            <div
              className={
                hasCases
                  ? "xl:absolute xl:-right-4 xl:bottom-0 xl:h-full xl:max-h-42 xl:*:h-full"
                  : undefined
              }
            >
              <FolderDrawing>{drawing}</FolderDrawing>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

/** Beside the two cases, of which the reader has one. */
function NoteBeside({ children }: { children: PenWords }) {
  return (
    <div className="flex items-center gap-3 md:max-lg:mb-auto lg:mt-2">
      <PenArrow className="h-12 w-9 translate-y-3 rotate-90 max-md:hidden" />
      <PenNote>{children}</PenNote>
    </div>
  );
}
