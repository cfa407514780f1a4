import { Bars, Drawing, Lines, Pencil } from "../drawing";

/** A letter being read: a ruler under the line that counts, and a pencil in the margin. */
export function LetterReading() {
  return (
    <Drawing>
      <g transform="rotate(-2 240 180)">
        <path d="M84 16h300v340H84z" fill="var(--letter)" />
        <Lines colour="letter-red" d="M142 17v330" />
        <Bars d="M164 78h140" ink />
        <Bars d="M164 42h70M310 42h52M164 108h196M164 130h170M164 152h190M164 250h196M164 272h150M164 294h180" />
        <path d="M160 166h170v28H160z" fill="var(--marker)" stroke="none" />
        <path d="M168 180h150" strokeWidth="9" />
        <path d="M28 200h424v34H28z" fill="var(--manila)" />
        <path d="M48 200v14M68 200v9M88 200v9M108 200v9M128 200v14M148 200v9M168 200v9M188 200v9M208 200v14M228 200v9M248 200v9M268 200v9M288 200v14M308 200v9M328 200v9M348 200v9M368 200v14M388 200v9M408 200v9M428 200v9" />
      </g>
      <Pencil place="translate(330 172) rotate(-42)" />
    </Drawing>
  );
}
