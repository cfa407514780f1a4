import { Drawing, Lines, Penned, Written } from "~/app/design/drawing";
import { PageTab } from "~/app/design/file-tab";
import { QuietRow, SolicitorFirst } from "~/app/parts/contact/quiet-row";
import { HeroStart, HeroWords } from "~/app/parts/heroes/hero-start";
import type { faqs } from "~/words/pages/faqs";
import { defenceWords } from "~/words/services/common";
import type { PenWords } from "~/words/types";

interface FaqsHeroProps {
  hero: typeof faqs.hero;
  /** What stands on the foremost card of the drawing. */
  card: { question: string; answer: PenWords };
}

/** The page's beginning: its words, and a box of cards with the first question on the foremost. */
export function FaqsHero({ hero, card }: FaqsHeroProps) {
  return (
    <div className="border-b-2 border-ink">
      <div className="page-width relative -mb-0.5">
        <PageTab>{hero.badge}</PageTab>
        <div className="mt-4 md:mt-8">
          <HeroWords {...hero} drawing={<CardIndex {...card} label={hero.badge} />}>
            <HeroStart
              subject={hero.badge}
              row={
                <QuietRow who={defenceWords.who}>
                  <SolicitorFirst link={hero.solicitor} />
                </QuietRow>
              }
            />
          </HeroWords>
        </div>
      </div>
    </div>
  );
}

interface CardIndexProps {
  /** What stands on the card that is drawn out, and what the adviser wrote below it. */
  question: string;
  answer: PenWords;
  label: string;
}

/* As far apart as the lines of the words that stand on them. */
const rules = "M60 97h360m-360 34.5h360m-360 34.5h360m-360 34.5h360";

/** A box of index cards, one of them drawn out: it has a question on it, and the answer in the adviser's hand. */
function CardIndex({ question, answer, label }: CardIndexProps) {
  return (
    <Drawing className="[--strip:8/5]">
      <g transform="rotate(-5 240 160)">
        <path d="M60 24h360v240H60z" fill="var(--letter)" />
        <Lines colour="letter-feint" d={rules} />
        <Lines colour="letter-red" d="M61 56h358" />
        <Written x={80} y={25} width={40} size={24}>
          1
        </Written>
        <Written x={80} y={66} width={330} size={30}>
          {question}
        </Written>
        <Penned x={80} y={199} size={36} colour="letter-red">
          {answer}
        </Penned>
      </g>
      <path d="M46 226h388v114H46z" fill="var(--manila)" />
      <path d="M180 248h120v40H180z" fill="var(--letter)" />
      <Written x={180} y={256} width={120} size={20} middle>
        {label}
      </Written>
    </Drawing>
  );
}
