import { FileHero } from "~/app/parts/heroes/file-hero";
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

/** The hub's beginning: an example of a letter beside its first words, or as a strip of it below them on a phone. */
export function HubHero(words: HubHeroProps) {
  return (
    <FileHero {...words} drawing={<LetterFrame note={exampleLetter.note} foot="" />} isAboveGround>
      <div
        data-drawing
        aria-hidden="true"
        className="-mx-(--gutter) mt-8 overflow-x-clip px-(--gutter) md:hidden"
      >
        <LetterStrip note={exampleLetter.note} />
      </div>
      <HeroStart
        words={{ call: defenceWords.call, phoneLead: hubWords.phoneLead }}
        subject={words.badge}
        help={defenceWords.who}
      />
    </FileHero>
  );
}
