import { Drawing, Lines, Printed } from "~/app/design/drawing";

/** A rent book with one week marked, and the keys of what is let on their ring. */
export function RentBook() {
  return (
    <Drawing>
      <g transform="rotate(-3 170 180)">
        <path d="M28 44h286v360H28z" fill="var(--manila)" />
        <path d="M40 34q66-14 130 6v360H40zM300 34q-66-14-130 6v360h130z" fill="var(--letter)" />
        <Lines
          colour="letter-feint"
          d="M182 104h106M182 138h106M182 172h106M182 206h106M182 240h106M182 274h106"
        />
        <Lines colour="letter-red" d="M232 96v290" />
        <Printed x={56} y={92} by={32} size={30} lines={["Rent", "book"]} title />
        <Printed x={56} y={170} by={34} lines={["Flat 2", "Weekly", "Example"]} />
        <Printed x={182} y={84} size={26} lines={["May"]} title />
        <Printed x={222} y={129} by={34} lines={["1", "8", "15", "22", "29"]} end />
        <Lines
          colour="letter-red"
          d="M270 170c-42-8-84-2-88 17-3 16 40 22 72 19 24-2 40-8 39-19-1-13-28-19-62-16"
        />
        <path d="m250 122 7 8 13-17M250 156l7 8 13-17M250 224l7 8 13-17" />
        <path
          d="M250 184c2-10 18-8 14 2-2 5-7 4-7 9m0 5v1"
          stroke="var(--letter-red)"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </g>
      <Keys />
    </Drawing>
  );
}

/** A key, its bow and blade one outline, with the hole by which it hangs; its bow's middle is at 0,0. */
const key =
  "M-7 24a25 25 0 1 1 14 0v90l-7 9-7-9v-6l-13-4v-13l13-3v-9l-13-4v-13l13-3zM0-18a9 9 0 1 0 .1 0z";

/** Two keys on their ring, and on a string the tag that says of what. */
function Keys() {
  return (
    <g transform="translate(27 12) scale(.92)">
      <path d="M424 112c22 20 26 40 20 62" stroke="var(--letter-red)" />
      <g fill="var(--letter)" fillRule="evenodd">
        <path d={key} transform="translate(406 146) rotate(-14)" />
        <path d={key} transform="translate(368 148) rotate(12)" />
      </g>
      <path
        d="M387 64a40 40 0 1 1-.1 0M387 72a32 32 0 1 0 .1 0"
        fill="var(--letter-feint)"
        fillRule="evenodd"
      />
      <g transform="rotate(-8 444 174)">
        <path
          d="M444 164l24 22v66h-48v-66zM444 176a5 5 0 1 0 .1 0z"
          fill="var(--manila)"
          fillRule="evenodd"
        />
        <Printed x={435} y={236} size={34} lines={["2"]} title />
      </g>
    </g>
  );
}
