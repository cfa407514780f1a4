import { Bars, Drawing, Lines } from "~/app/design/drawing";

/** A decision letter, the reply beside it, and the thirty days in which to send it. */
export function DecisionAndReply() {
  return (
    <Drawing>
      <g transform="rotate(-5 150 180)">
        <path d="M50 30h196v310H50z" fill="var(--letter)" />
        <Lines colour="letter-red" d="M84 31v300" />
        <Bars d="M102 94h92" ink />
        <Bars d="M102 56h50M102 122h126M102 144h108M102 166h126" />
      </g>
      <g transform="rotate(4 330 180)">
        <path d="M230 20h200v320H230z" fill="var(--letter)" />
        <Bars d="M348 50h58M256 86h148M256 108h120M256 130h148" />
        <path d="M258 176c16-34 26-30 20-6s14 6 22-8 10 14 20 4 14-10 22-2h30" />
      </g>
      <path d="M84 194h312v146H84z" fill="var(--manila)" />
      <path
        d="M100 208h280v96H100zM100 240h280M100 272h280M128 208v96M156 208v96M184 208v96M212 208v96M240 208v96M268 208v96M296 208v96M324 208v96M352 208v96"
        fill="var(--letter)"
      />
      <path d="M352 272h28v32h-28z" fill="var(--marker)" />
    </Drawing>
  );
}
