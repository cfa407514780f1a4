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

/** A box of index cards, one of them drawn out: it has a question on it, and the answer in the adviser's hand. */
export function CardIndex({ question, answer, label }: CardIndexProps) {
  return (
    <Drawing strip="[--strip:3/1]">
      <path
        d="M60 340V110h60q6 0 6-8V92q0-8 8-8h70q8 0 8 8v18h208v230z"
        fill="var(--letter-tint)"
      />
      <g transform="rotate(-5 240 160)">
        <path d="M70 24h340v240H70z" fill="var(--letter)" />
        <Lines colour="letter-feint" d="M70 104h340M70 136h340" />
        <Lines colour="letter-red" d="M71 64h338" />
        <Written x={90} y={30} width={40} size={24}>
          1
        </Written>
        <Written x={90} y={77} width={316} size={28}>
          {question}
        </Written>
        <foreignObject
          x="84"
          y="148"
          width="300"
          height="60"
          className="overflow-visible max-md:hidden"
        >
          <div className="in-the-light">
            <PenNote>{answer}</PenNote>
          </div>
        </foreignObject>
      </g>
      <path d="M46 226h388v114H46z" fill="var(--manila)" />
      <path d="M180 254h120v44H180z" fill="var(--letter)" />
      <Written x={180} y={264} width={120} size={20}>
        <span className="block text-center">{label}</span>
      </Written>
    </Drawing>
  );
}
