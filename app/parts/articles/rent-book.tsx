import { Bars, Drawing, Lines } from "~/app/design/drawing";

/** A rent book with one week marked, and the keys of what is let on their ring. */
export function RentBook() {
  return (
    <Drawing>
      <g transform="rotate(-3 170 180)">
        <path d="M28 44h286v360H28z" fill="var(--manila)" />
        <path d="M40 34q66-14 130 6v360H40zM300 34q-66-14-130 6v360h130z" fill="var(--letter)" />
        <Lines
          colour="letter-feint"
          d="M52 104h106M52 138h106M52 172h106M52 206h106M52 240h106M52 274h106M182 104h106M182 138h106M182 172h106M182 206h106M182 240h106M182 274h106"
        />
        <Lines colour="letter-red" d="M118 60v330M248 60v330" />
        <Bars d="M54 64h54M184 64h54" ink />
        <path d="M180 144h110v24H180z" fill="var(--marker)" stroke="none" />
        <Bars d="M54 92h52M54 126h52M54 160h52M54 194h52M54 228h52M124 92h30M124 126h30M124 160h30M124 194h30M124 228h30M184 92h52M184 126h52M184 160h52M184 194h52M254 92h30M254 126h30M254 160h30" />
      </g>
      <path d="M378 98a42 42 0 1 1-.1 0M378 108a32 32 0 1 0 .1 0" fill="var(--letter-feint)" />
      <g fill="var(--letter-tint)">
        <path d="m350 158-26 116 10 12 16-8-3-15 13-4-3-15 12-6 9-78z" />
        <path d="m386 164 24 126 14 10 14-14-7-13 11-8-7-13 10-9-19-82z" />
      </g>
      <path d="M404 168c40 10 56 30 60 62l-50 14-22-50z" fill="var(--manila)" />
      <Bars d="m410 208 34-8M416 226l30-8" />
    </Drawing>
  );
}
