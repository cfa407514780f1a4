import { Drawing, Lines, Penned } from "~/app/design/drawing";
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
