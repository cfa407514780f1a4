import { Drawing, Lines } from "~/app/design/drawing";
import { PenNote } from "~/app/design/pen-note";
import { Written } from "~/app/design/written";
import type { PenWords } from "~/words/types";

interface CardIndexProps {
  /** What stands on the card that is drawn out, and what the adviser wrote below it. */
  question: string;
  answer: PenWords;
  label: string;
}

/* As far apart as the lines of the words that stand on them. */
const rules = "M60 97h360m-360 34.5h360m-360 34.5h360m-360 34.5h360";

/** A box of index cards, one of them drawn out: it has a question on it, and the answer in the adviser's hand. */
export function CardIndex({ question, answer, label }: CardIndexProps) {
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
        <foreignObject
          x="80"
          y="176.5"
          width="320"
          height="60"
          transform="rotate(2 80 193.75)"
          className="overflow-visible"
        >
          <div className="in-the-light">
            <PenNote className="origin-left leading-[34.5px]">{answer}</PenNote>
          </div>
        </foreignObject>
      </g>
      <path d="M46 226h388v114H46z" fill="var(--manila)" />
      <path d="M180 248h120v40H180z" fill="var(--letter)" />
      <Written x={180} y={256} width={120} size={20}>
        <span className="block text-center">{label}</span>
      </Written>
    </Drawing>
  );
}
