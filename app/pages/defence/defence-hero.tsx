import type { ReactNode } from "react";
import { PathLink } from "~/app/design/link";
import { PenNote } from "~/app/design/pen-note";
import { NoteAbove } from "~/app/parts/heroes/folder-drawing";
import { MarkedCases, MarkedLine } from "~/app/parts/heroes/marked-line";
import { PenArrow } from "~/app/parts/pen-mark";
import { pathOf } from "~/site/pages";
import type { defenceWords } from "~/words/services/common";
import type { DefencePage } from "~/words/services/service-page";
import type { PenWords } from "~/words/types";
import { CallFirst } from "./call-first";
import { CaseFolder, Verdict } from "./case-folder";
import { FirstInBrief } from "./first-in-brief";

interface DefenceHeroProps {
  page: DefencePage;
  words: typeof defenceWords;
  drawing: ReactNode;
}

/** The opening of a case: the headline, the one way to call, what to do first, the marked deadline. */
export function DefenceHero({ page, words, drawing }: DefenceHeroProps) {
  const { badge, headline, verdict, tell, lede, deadline, pen, firstSteps, firstInBrief } = page;
  const isOne = "marked" in deadline;
  const [wide, beside] = isOne
    ? ["xl:col-span-7", "xl:col-span-5 xl:col-start-8"]
    : ["xl:col-span-6", "xl:col-span-6 xl:col-start-7"];
  return (
    <CaseFolder
      badge={badge}
      drawing={drawing}
      drawingPlace={`${beside} ${isOne ? "xl:row-span-3 xl:row-start-2 xl:*:w-[104%]" : "max-xl:*:overflow-clip xl:row-span-2 xl:row-start-3"}`}
    >
      <div className="md:col-span-12">
        <h1 className="max-w-[13em] max-sm:text-display">{headline}</h1>
        {verdict && <Verdict>{verdict}</Verdict>}
      </div>
      <div className={`mt-5 mb-5 md:col-span-8 md:mt-6 ${isOne ? "" : "max-md:my-3"} ${wide}`}>
        <CallFirst badge={badge} words={words} />
      </div>
      <div
        className={`screen-only relative z-10 md:col-span-4 md:col-start-9 md:row-start-2 md:mt-3 md:self-end ${beside} ${isOne ? "max-md:order-2 max-md:mb-1.5 md:pb-3 xl:row-span-3 xl:row-start-2 xl:pb-[71%]" : "max-md:mb-2 md:pb-4"}`}
      >
        {isOne ? (
          <NoteAbove className="md:justify-end xl:pr-[49%]">{pen}</NoteAbove>
        ) : (
          <NoteBeside>{pen}</NoteBeside>
        )}
      </div>
      <div className={`md:col-span-12 xl:row-start-3 ${wide}`}>
        {isOne ? <MarkedLine {...deadline} /> : <MarkedCases cases={deadline} />}
      </div>
      <div
        className={`screen-only mb-4 max-md:order-1 max-md:mt-4 md:col-span-6 md:mt-4 md:mb-5 lg:col-span-7 xl:row-start-4 ${wide}`}
      >
        <FirstInBrief heading={words.first} steps={firstSteps} brief={firstInBrief} />
        <p className="max-w-[34em] text-pretty">
          {tell && (
            <>
              <strong>{tell.text}</strong>{" "}
              <PathLink
                to={`${pathOf(tell.link.page)}#${tell.link.anchor}`}
                className="text-link whitespace-nowrap"
              >
                {tell.link.title}
              </PathLink>
              {". "}
            </>
          )}
          {lede}
        </p>
      </div>
    </CaseFolder>
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
