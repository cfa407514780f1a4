import { Drawing, Lines, Printed } from "~/app/design/drawing";

/**
 * Letters of several kinds, spread out; one is open, and a line of it is marked. In a tall frame they stand
 * higher out of their envelope, by `--rise`.
 */
export function OpenedLetters() {
  return (
    <Drawing>
      <g className="translate-y-[calc(var(--rise,0px)/2)]">
        <g transform="rotate(-10 120 160)">
          <path d="M48 92h196v150H48z" fill="var(--manila)" />
          <rect x="56" y="138" width="90" height="56" rx="10" fill="var(--window)" />
          <Printed x={66} y={161} by={22} size={18} lines={["Your", "name"]} />
        </g>
        <g transform="rotate(8 340 150)">
          <path d="M246 78h188v140H246z" fill="var(--letter)" />
          <path d="M386 92h32v38h-32z" fill="var(--manila)" />
          <Printed x={350} y={162} size={18} lines={["Your firm"]} />
        </g>
      </g>
      <path d="M104 206 240 96l136 110v134H104z" fill="var(--manila-fold)" />
      <g className="translate-y-[var(--rise,0px)]">
        <path d="M136 24h208v380H136z" fill="var(--letter)" />
        <Lines colour="letter-red" d="M166 25v330" />
        <path d="M176 142h130v30H176z" fill="var(--marker)" stroke="none" />
        <Printed x={184} y={50} size={18} lines={["Example"]} />
        <Printed x={184} y={80} lines={["Tax return"]} title />
        <Printed
          x={184}
          y={110}
          by={26.5}
          lines={["Please send us", "your records", "by this date."]}
        />
        <Printed x={184} y={200} by={28} lines={["Yours faithfully", "The officer"]} />
      </g>
      <path d="m104 206 136 96 136-96v150H104z" fill="var(--manila)" />
    </Drawing>
  );
}
