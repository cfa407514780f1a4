import { Drawing, Lines, Printed } from "~/app/design/drawing";

/** A policy under its umbrella: it pays for the help, and not the tax. */
export function Policy() {
  return (
    <Drawing>
      <path
        stroke="var(--red)"
        d="M50 70l-10 30M34 164l-10 30M76 186l-10 30M460 60l-10 30M410 180l-10 30M456 196l-10 30"
      />
      <g transform="rotate(-3 200 240)">
        <path d="M104 82h176v340H104z" fill="var(--manila)" />
        <path d="M116 72h176v350H116z" fill="var(--letter)" />
        <Lines colour="letter-feint" d="M134 244h140M134 277h140M134 310h140" />
        <Printed x={134} y={170} size={30} lines={["Policy"]} title />
        <Printed x={134} y={203} lines={["Example"]} />
        <Printed x={134} y={236} by={33} size={22} lines={["Help", "Tax"]} />
        <path d="m244 227 7 8 14-18" />
        <path
          d="m246 252 16 16m0-16-16 16"
          stroke="var(--letter-red)"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </g>
      <g transform="rotate(-9 290 120) translate(90 8) scale(.78)" fill="var(--manila-fold)">
        <path
          d="M256 130v186a26 26 0 0 0 52 0v-8"
          fill="none"
          stroke="var(--ink)"
          strokeWidth="8"
          strokeLinecap="round"
        />
        <path d="M76 142C84 62 160 16 256 16s172 46 180 126q-30-26-60 0-30-26-60 0-30-26-60 0-30-26-60 0-30-26-60 0-30-26-60 0z" />
        <path
          d="M256 16c-34 30-58 74-60 126q30-26 60 0 30-26 60 0c-2-52-26-96-60-126z"
          fill="var(--manila)"
        />
        <path
          d="M256 16c-66 20-112 66-120 126M256 16c66 20 112 66 120 126M256 16v126M256 16V2"
          fill="none"
        />
      </g>
    </Drawing>
  );
}
