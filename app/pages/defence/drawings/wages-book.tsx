import { Drawing, Lines, Printed } from "~/app/design/drawing";

/** The wages book, open; one week's line is marked, and a pay packet lies on the page. */
export function WagesBook() {
  return (
    <Drawing>
      <path d="M24 40h480v300H24z" fill="var(--manila-fold)" />
      <g fill="var(--letter)">
        <path d="M36 34c70-12 140-10 204 10v300H36z" />
        <path d="M240 44c64-20 134-22 260-8v308H240z" />
      </g>
      <path d="M50 124h178v26H50zM252 124h240v26H252z" fill="var(--marker)" stroke="none" />
      <Lines colour="letter-red" d="M70 40v300" />
      <Lines colour="letter-feint" d="M296 40v300M340 40v300M384 40v300M428 40v300" />
      <Printed x={86} y={80} lines={["Wages"]} title />
      <Printed x={86} y={115} by={27} lines={["Ali", "Beth", "Carl", "Dev", "Example"]} />
      <Printed x={258} y={92} lines={["Mon"]} />
      <Printed x={301} y={92} lines={["Tue"]} />
      <Printed x={344} y={92} lines={["Wed"]} />
      <Printed x={389} y={92} lines={["Thu"]} />
      <Printed x={438} y={92} lines={["Fri"]} />
      <path d="m264 110 5 6 9-13M308 110l5 6 9-13M352 110l5 6 9-13M396 110l5 6 9-13M264 137l5 6 9-13M308 137l5 6 9-13M396 137l5 6 9-13M264 164l5 6 9-13M352 164l5 6 9-13M396 164l5 6 9-13M308 191l5 6 9-13" />
      <path d="M240 44v296" />
      <g transform="translate(0 -22) rotate(-9 420 250)">
        <path d="M344 190h170v110H344z" fill="var(--manila)" />
        <path d="m344 190 85 54 85-54" />
      </g>
    </Drawing>
  );
}
