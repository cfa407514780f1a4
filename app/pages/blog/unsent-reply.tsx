import { Drawing, Lines, Pencil, Penned } from "~/app/design/drawing";
import { Written } from "~/app/design/written";
import type { PenWords } from "~/words/types";

interface UnsentReplyProps {
  /** How the reply begins; the last words are those that are marked. */
  words: { greeting: string; start: string; marked: string; note: PenWords };
}

/** A reply that somebody has begun, the pencil laid down on it, and its envelope: what to do first is written across. */
export function UnsentReply({ words: { greeting, start, marked, note } }: UnsentReplyProps) {
  return (
    <Drawing strip="[--strip:20/12] md:overflow-visible md:[clip-path:inset(-3rem_0_2px)]">
      <g transform="translate(34 4) rotate(-9 150 230)">
        <path d="M8 128h300v230H8z" fill="var(--manila)" />
        <path d="m8 128 150 96 150-96" />
        <path d="M24 250h110v60H24z" fill="var(--window)" />
      </g>
      <g transform="rotate(3 300 180)">
        <path d="M142 11h300v350H142z" fill="var(--letter)" />
        <Lines colour="letter-red" d="M178 12v348" />
        <Written x={196} y={18} width={236} size={27}>
          {greeting}
        </Written>
        <Written x={196} y={60} width={236} size={23}>
          {start} <span className="marker-stroke">{marked}</span>
        </Written>
        <Lines
          colour="letter-feint"
          d="M196 142h226M196 174h226M196 206h226M196 238h226M196 270h226M196 302h226"
        />
        <Penned x={302} y={188} size={38} colour="letter-red" middle>
          {note}
        </Penned>
        <path
          d="M216 200c52-6 114-8 174-5"
          stroke="var(--letter-red)"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </g>
      <Pencil place="translate(256 272) rotate(-14)" />
    </Drawing>
  );
}
