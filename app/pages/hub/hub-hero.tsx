import { FileTab } from "~/app/design/file-tab";
import { PenNote } from "~/app/design/pen-note";
import { HeroStart } from "~/app/parts/heroes/hero-start";
import { Letter } from "~/app/parts/letter";
import { LetterStrip } from "~/app/parts/letter-strip";
import { exampleLetter } from "~/words/example-letter";
import { defenceWords } from "~/words/services/common";
import type { investigation } from "~/words/services/investigation";
import type { PenWords } from "~/words/types";

type HubHeroProps = Pick<typeof investigation, "badge" | "headline" | "lede">;

/** The hub's beginning: its words, and beside them letters on a pile, whose foot is behind what follows. */
export function HubHero({ badge, headline, lede }: HubHeroProps) {
  return (
    <div className="pt-3 md:pt-0 md:first:-mt-8">
      <div className="page-width flex md:justify-end">
        <FileTab>{badge}</FileTab>
      </div>
      <div className="overflow-x-clip border-t-2 border-manila">
        <div className="page-width pb-8 md:pb-12 lg:pb-0">
          <div className="gap-x-12 min-[90rem]:gap-x-8 lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:grid-cols-[calc(7.5*var(--text-h1))_minmax(0,1fr)]">
            <div className="flex flex-col lg:pb-14 lg:max-xl:pb-28">
              <h1 className="mt-4 max-w-none text-display md:mt-8">
                {headline.split(/(?<=\.) /).map((sentence) => (
                  <span key={sentence} className="block text-balance">
                    {`${sentence} `}
                  </span>
                ))}
              </h1>
              <p className="mt-4 max-w-[30em] text-lede text-ink-2">{lede}</p>
              <div className="mt-8 max-sm:[@media(height<44rem)]:order-1 lg:hidden">
                <LetterStrip note={exampleLetter.note} />
              </div>
              <HeroStart words={defenceWords} subject={badge} />
            </div>
            <LetterPile note={exampleLetter.note} />
          </div>
        </div>
      </div>
    </div>
  );
}

/** All that HMRC has sent, on a pile: the topmost letter can be read, and the adviser has written in it. */
function LetterPile({ note }: { note: PenWords }) {
  return (
    <div className="screen-only relative max-lg:hidden lg:mr-4 min-[90rem]:-mr-[min(var(--bleed),10rem)]">
      <div className="absolute inset-x-0 top-16 -bottom-12">
        <span className="absolute inset-0 rotate-4 on-paper border-2 border-ink" />
        <span className="absolute inset-0 rotate-1 on-paper border-2 border-ink" />
        <div className="relative h-full -rotate-3 *:h-full">
          <Letter crop="page">
            <PenNote tilt="left" className="mt-3 -mb-1 ml-10 in-the-light">
              {note}
            </PenNote>
          </Letter>
        </div>
      </div>
    </div>
  );
}
