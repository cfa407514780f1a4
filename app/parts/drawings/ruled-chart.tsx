import { Drawing, Lines, Pencil } from "~/app/design/drawing";

/** A chart on squared paper: the years so far, and the line being drawn to the one that is planned. */
export function RuledChart() {
  return (
    <Drawing>
      <path d="M20 40h350v300H20z" fill="var(--letter)" stroke="none" />
      <Lines
        colour="letter-feint"
        d="M70 40v290M120 40v290M170 40v290M220 40v290M270 40v290M320 40v290M20 90h350M20 140h350M20 190h350M20 240h350M20 290h350"
      />
      <path d="M20 40h350v300H20z" />
      <path
        d="M50 264h50v76H50zM130 242h50v98h-50zM210 206h50v134h-50z"
        fill="var(--letter-tint)"
      />
      <path d="M290 144h50v196h-50z" fill="var(--marker)" />
      <path
        d="m40 236 65-20 60-14 70-34 80-58"
        stroke="var(--letter-red)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <Pencil place="translate(316 109) rotate(-33)" />
    </Drawing>
  );
}
