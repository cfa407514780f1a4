import { FileTab } from "~/app/design/file-tab";
import { SolicitorLine } from "~/app/parts/contact/solicitor-line";
import { HeroStart } from "~/app/parts/heroes/hero-start";
import { LetterFrame } from "~/app/parts/letter-frame";
import { LetterStrip } from "~/app/parts/letter-strip";
import { exampleLetter } from "~/words/example-letter";
import { defenceWords, hubWords } from "~/words/services/common";

interface HubHeroProps {
  badge: string;
  headline: string;
  lede: string;
}

/** The hub's beginning: its words, and beside them the upper part of a letter, whose foot is behind the search that follows. */
export function HubHero({ badge, headline, lede }: HubHeroProps) {
  return (
    <div className="pt-3 md:pt-0 md:not-print:first:-mt-8">
      <div className="page-width flex md:justify-end">
        <FileTab>{badge}</FileTab>
      </div>
      <div className="overflow-x-clip border-t-2 border-manila">
        <div className="page-width pb-8 md:pb-12 lg:pb-0">
          <h1 className="mt-5 text-balance sm:mt-8">{headline}</h1>
          <div className="gap-x-12 lg:grid lg:grid-cols-[7fr_6fr]">
            <div className="flex flex-col lg:pb-22">
              <p className="mt-4 max-w-[30em] text-lede text-pretty text-ink-2">{lede}</p>
              <div className="mt-8 max-sm:[@media(height<44rem)]:order-1 lg:hidden">
                <LetterStrip note={exampleLetter.note} />
              </div>
              <HeroStart
                words={{ call: defenceWords.call, phoneLead: hubWords.phoneLead }}
                subject={badge}
                help={defenceWords.who}
              />
              <SolicitorLine className="mt-3 max-w-140 leading-snug" />
            </div>
            <div className="pt-6 max-lg:hidden">
              <LetterFrame note={exampleLetter.note} foot="" />
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
