import type { ReactNode } from "react";
import { NoteAbove } from "~/app/parts/heroes/folder-drawing";
import type { defenceWords } from "~/words/services/common";
import type { DefencePage, TitledSentence } from "~/words/services/service-page";
import { CallCases } from "./call-cases";
import { CaseFolder, Verdict } from "./case-folder";

interface SolicitorFirstHeroProps {
  page: DefencePage;
  cases: readonly [TitledSentence, TitledSentence];
  words: typeof defenceWords;
  drawing: ReactNode;
}

/** The opening for two readers, of whom one calls a solicitor before us. */
export function SolicitorFirstHero({ page, cases, words, drawing }: SolicitorFirstHeroProps) {
  const { badge, headline, verdict, lede, pen } = page;
  return (
    <CaseFolder
      badge={badge}
      drawing={drawing}
      drawingPlace="xl:col-span-5 xl:col-start-8 xl:row-span-2 xl:row-start-3 max-xl:*:overflow-clip"
    >
      <h1 className="max-w-[13em] max-sm:text-display md:col-span-12 md:col-start-1 md:row-start-1">
        {headline}
      </h1>
      <div className="max-[22rem]:order-1 md:col-span-12 md:row-start-2">
        <Verdict className="text-balance max-[22rem]:mt-5">{verdict}</Verdict>
      </div>
      <div className="screen-only relative z-10 max-md:order-2 max-md:justify-self-end md:col-span-4 md:col-start-9 md:row-start-1 md:self-start md:pt-20 xl:col-span-5 xl:col-start-8 xl:row-span-2 xl:row-start-3 xl:self-end xl:pt-0 xl:pb-[55.5%]">
        <NoteAbove className="md:max-xl:justify-end md:max-xl:pr-[12%] xl:pl-2">{pen}</NoteAbove>
      </div>
      <div className="mt-1.5 md:col-span-12 md:row-start-3 md:mt-6 xl:col-span-7">
        <CallCases cases={cases} badge={badge} words={words} />
      </div>
      <p className="screen-only mb-4 max-w-[34em] text-pretty max-md:order-1 max-md:mt-4 md:col-span-6 md:mt-4 md:mb-5 lg:col-span-7 xl:col-span-7 xl:row-start-4">
        {lede}
      </p>
    </CaseFolder>
  );
}
