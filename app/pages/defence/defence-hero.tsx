import type { ReactNode } from "react";
import { PathLink } from "~/app/design/link";
import { FolderDrawing, NoteAbove } from "~/app/parts/heroes/folder-drawing";
import { SheetStrip } from "~/app/parts/letter-sheet";
import { pathOf } from "~/site/pages";
import type { defenceWords } from "~/words/services/common";
import type { DefencePage } from "~/words/services/service-page";
import { CallCases } from "./call-cases";
import { CallFirst } from "./call-first";
import { CaseFolder } from "./case-folder";
import { CaseLetters } from "./case-letters";
import { FactSlip } from "./fact-slip";

interface DefenceHeroProps {
  page: DefencePage;
  words: typeof defenceWords;
  /** What lies on the folder, where it is no letter. */
  drawing?: ReactNode;
}

/** The opening of a case: the headline, whom to call, the one fact that counts, and beside them the letter. */
export function DefenceHero({ page, words, drawing }: DefenceHeroProps) {
  const { badge, headline, verdict, tell, lede, deadline, ways, solicitorFirst, letters, pen } =
    page;
  return (
    <CaseFolder badge={badge}>
      <div className="max-md:contents lg:col-span-7">
        <div className="max-[22rem]:contents">
          <h1 className="max-w-[13em] text-display lg:-mr-6">{headline}</h1>
          {verdict && (
            <p
              className={`mt-2 md:mt-4 font-display text-h3 font-[560] text-balance ${solicitorFirst ? "max-[22rem]:order-1 max-[22rem]:mt-5" : ""}`}
            >
              {verdict}
            </p>
          )}
        </div>
        {solicitorFirst ? (
          <CallCases cases={deadline} badge={badge} words={words} />
        ) : (
          <>
            {letters && (
              <div className="screen-only mt-7 max-[23rem]:order-1 md:hidden">
                <SheetStrip words={letters[0]} />
              </div>
            )}
            <div className="mt-5 md:mt-6">
              <CallFirst badge={badge} words={words} />
            </div>
            {tell && (
              <p className="screen-only mt-5 max-w-[33em] text-pretty md:mt-6">
                <strong>{tell.text}</strong>{" "}
                <PathLink
                  to={`${pathOf(tell.link.page)}#${tell.link.anchor}`}
                  className="text-link whitespace-nowrap"
                >
                  {tell.link.title}
                </PathLink>
                .
              </p>
            )}
            <FactSlip facts={deadline} ways={ways} />
          </>
        )}
        {lede && <p className="screen-only mt-5 max-w-[33em] text-pretty max-md:order-1">{lede}</p>}
        {letters && solicitorFirst && (
          <div className="screen-only mt-8 grid gap-y-7 max-md:order-1 md:hidden">
            {letters.map((letter) => (
              <SheetStrip key={letter.title} words={letter} />
            ))}
          </div>
        )}
        <div className="screen-only h-6 max-md:order-1" />
      </div>
      <div
        className={`screen-only flex flex-col justify-end max-md:order-2 lg:col-span-5 ${letters ? "max-md:hidden" : ""}`}
      >
        {letters ? (
          <CaseLetters letters={letters} note={pen} />
        ) : (
          <>
            <NoteAbove className="relative z-10 justify-end pr-[12%] pb-1 lg:pb-8">{pen}</NoteAbove>
            <div className="-mb-0.5 max-md:-mr-(--gutter) lg:-mr-[6%]">
              <FolderDrawing>{drawing}</FolderDrawing>
            </div>
          </>
        )}
      </div>
    </CaseFolder>
  );
}
