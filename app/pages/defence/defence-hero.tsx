import { Folder } from "~/app/parts/heroes/folder";
import { KingFact } from "~/app/parts/heroes/king-fact";
import { SheetStrip } from "~/app/parts/letter-sheet";
import type { DefencePage } from "~/words/services/service-page";
import { CallCases } from "./call-cases";
import { CallFirst } from "./call-first";
import { CaseLetters } from "./case-letters";
import { FactSlip } from "./fact-slip";

/** The opening of a case: what it is, the one fact that counts, whom to call, and beside them the letter. */
export function DefenceHero({ page }: { page: DefencePage }) {
  const { badge, headline, verdict, lede, deadline, letters, pen, solicitorFirst } = page;
  const [fact, other] = deadline;
  const isKing = !solicitorFirst && !other && typeof fact.marked !== "string";
  const strip = isKing ? letters[0] : undefined;
  return (
    <Folder badge={badge}>
      <div className="pb-6 lg:col-span-7 print:pb-0">
        <h1
          className={`${isKing || other ? `text-h2 ${solicitorFirst ? "" : "md:text-display"}` : "max-w-[13em] text-display"}`}
        >
          {headline}
        </h1>
        {verdict && (
          <p className="mt-2 text-h3 leading-tight text-balance md:mt-3 md:leading-snug max-[23rem]:text-base print:mt-1">
            {verdict}
          </p>
        )}
        {isKing && <KingFact {...fact} mark="loop" />}
        {solicitorFirst ? (
          <CallCases page={page} />
        ) : (
          <div className="flex flex-col">
            {!isKing && <FactSlip page={page} />}
            <CallFirst page={page} />
          </div>
        )}
        {strip && (
          <div className="screen-only mt-6 md:hidden">
            <SheetStrip words={strip} note={strip.boxes && pen} />
          </div>
        )}
        {lede && <p className="screen-only mt-4 max-w-[33em]">{lede}</p>}
      </div>
      <div className="screen-only flex flex-col justify-end max-md:hidden lg:col-span-5">
        <CaseLetters letters={letters} note={pen} />
      </div>
    </Folder>
  );
}
