import { Bars, Drawing, Lines } from "~/app/design/drawing";
import { Written } from "~/app/design/written";

/** Letters of several kinds, spread out; one is open, and a line of it is marked. */
export function OpenedLetters() {
  return (
    <Drawing>
      <g transform="rotate(-10 120 160)">
        <path d="M14 92h230v150H14z" fill="var(--manila)" />
        <rect x="34" y="160" width="104" height="58" rx="10" fill="var(--window)" />
        <path d="M50 180h60M50 198h72" stroke="var(--letter-line)" />
      </g>
      <g transform="rotate(8 340 150)">
        <path d="M246 78h212v140H246z" fill="var(--letter)" />
        <path d="M406 94h36v42h-36z" fill="var(--manila)" />
        <Bars d="M352 156h62M352 176h46M352 196h56" />
      </g>
      <path d="M104 206 240 96l136 110v134H104z" fill="var(--manila-fold)" />
      <path d="M136 24h208v290H136z" fill="var(--letter)" />
      <Lines colour="letter-red" d="M166 25v240" />
      <Written x={182} y={58} width={150} size={20}>
        Tax return
      </Written>
      <Bars d="M184 48h50M184 102h136M184 124h120M184 178h130M184 200h90" />
      <path d="M180 138h124v28H180z" fill="var(--marker)" stroke="none" />
      <Written x={190} y={141} width={120} size={18}>
        by this date
      </Written>
      <path d="m104 206 136 96 136-96v150H104z" fill="var(--manila)" />
    </Drawing>
  );
}
