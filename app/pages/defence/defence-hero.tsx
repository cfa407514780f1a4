import type { ReactNode } from "react";
import { FileTab } from "~/app/design/file-tab";
import { PenNote } from "~/app/design/pen-note";
import { FirstInBrief } from "~/app/parts/heroes/first-steps";
import { FolderDrawing, NoteAbove } from "~/app/parts/heroes/folder-drawing";
import { MarkedCases, MarkedLine } from "~/app/parts/heroes/marked-line";
import { PenArrow } from "~/app/parts/pen-mark";
import type { defenceWords } from "~/words/services/common";
import type { DefencePage } from "~/words/services/service-page";
import type { PenWords } from "~/words/types";
import { CallCases } from "./call-cases";
import { CallFirst } from "./call-first";

interface DefenceHeroProps {
  page: DefencePage;
  words: typeof defenceWords;
  drawing: ReactNode;
}

/**
 * The folder of a case: its tab, the headline, the one way to call, what to do first, the marked deadline.
 */
export function DefenceHero({ page, words, drawing }: DefenceHeroProps) {
  const { badge, headline, verdict, tell, lede, deadline, pen, firstSteps, firstInBrief } = page;
  const isOne = "marked" in deadline;
  const { solicitorFirst } = page;
  const [wide, beside] =
    isOne || solicitorFirst
      ? ["xl:col-span-7", "xl:col-span-5 xl:col-start-8"]
      : ["xl:col-span-6", "xl:col-span-6 xl:col-start-7"];
  const notePlace = isOne
    ? "max-md:order-2 max-md:mb-1.5 md:row-start-2 md:mt-3 md:self-end md:pb-3 xl:row-span-3 xl:row-start-2 xl:pb-[71%]"
    : solicitorFirst
      ? "max-md:order-2 max-md:justify-self-end md:row-start-1 md:self-start md:pt-20 xl:pt-26"
      : "max-md:mb-2 md:row-start-2 md:mt-3 md:self-end md:pb-4";
  const drawingPlace = isOne
    ? "xl:row-span-3 xl:row-start-2 xl:*:w-[104%]"
    : "max-xl:*:overflow-clip xl:row-span-2 xl:row-start-3";
  return (
    <div data-print-sheet className="md:not-print:first:-mt-8">
      <div className="page-width flex pt-3 md:justify-end md:pt-0 print:justify-start">
        <FileTab>{badge}</FileTab>
      </div>
      <div className="on-manila overflow-x-clip border-y-2 border-t-manila border-b-ink print:border-0">
        <div className="page-width grid gap-x-6 pt-3 md:grid-cols-12 md:pt-4 print:block">
          <div
            className={
              solicitorFirst ? "md:col-span-12 md:col-start-1 md:row-start-1" : "md:col-span-12"
            }
          >
            <h1 className="max-w-[13em] max-sm:text-display">{headline}</h1>
            {verdict && !solicitorFirst && <Verdict>{verdict}</Verdict>}
          </div>
          {solicitorFirst ? (
            <div className="max-md:order-1 md:col-span-12 md:row-start-2">
              <Verdict className="text-balance max-md:mt-5">{verdict}</Verdict>
            </div>
          ) : (
            <div
              className={`mt-5 mb-5 md:col-span-8 md:mt-6 ${isOne ? "" : "max-md:my-3"} ${wide}`}
            >
              <CallFirst badge={badge} words={words} />
            </div>
          )}
          <div
            className={`screen-only relative z-10 md:col-span-4 md:col-start-9 ${beside} ${notePlace}`}
          >
            {isOne || solicitorFirst ? (
              <NoteAbove>{pen}</NoteAbove>
            ) : (
              <NoteBeside>{pen}</NoteBeside>
            )}
          </div>
          <div
            className={`md:col-span-12 ${solicitorFirst ? "mt-2 md:mt-6 md:row-start-3" : "xl:row-start-3"} ${wide}`}
          >
            {isOne ? (
              <MarkedLine {...deadline} />
            ) : solicitorFirst ? (
              <CallCases cases={deadline} badge={badge} words={words} />
            ) : (
              <MarkedCases cases={deadline} />
            )}
          </div>
          <div
            className={`screen-only mb-4 max-md:order-1 max-md:mt-4 md:col-span-6 md:mt-4 md:mb-5 lg:col-span-7 xl:row-start-4 ${wide}`}
          >
            {!solicitorFirst && (
              <FirstInBrief heading={words.first} steps={firstSteps} brief={firstInBrief} />
            )}
            <p className={`max-w-[34em] text-pretty ${tell ? "xl:max-w-none" : ""}`}>
              {tell && <strong>{`${tell} `}</strong>}
              {lede}
            </p>
          </div>
          <div
            className={`screen-only max-md:order-3 max-md:-mr-(--gutter) -mb-0.5 md:relative md:col-span-6 md:pt-[53%] md:max-xl:mt-6 md:*:absolute md:*:bottom-0 md:*:max-h-full md:*:w-full lg:col-span-5 ${beside} ${drawingPlace}`}
          >
            <FolderDrawing>{drawing}</FolderDrawing>
          </div>
        </div>
      </div>
    </div>
  );
}

/** What a reader fears that it is, and is not. */
function Verdict({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <p className={`mt-2 font-display text-h3 font-[560] md:mt-3 md:text-h2 ${className}`}>
      {children}
    </p>
  );
}

/** Over the two cases, of which the reader has one. */
function NoteBeside({ children }: { children: PenWords }) {
  return (
    <div className="flex items-end gap-3 max-md:justify-end xl:-ml-5">
      <PenArrow className="h-14 w-10 translate-y-7 -scale-x-100 max-md:hidden xl:h-12 xl:w-9 xl:translate-y-10 xl:scale-x-100 xl:rotate-90" />
      <PenNote className="max-sm:*:inline">{children}</PenNote>
    </div>
  );
}
