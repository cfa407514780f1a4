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
        <path d="M180 174h110v30H180z" fill="var(--marker)" stroke="none" />
        <Printed x={56} y={92} by={32} size={30} lines={["Rent", "book"]} title />
        <Printed x={56} y={170} by={34} size={20} lines={["Flat 2", "Weekly", "Example"]} />
        <Printed x={182} y={84} size={26} lines={["May"]} title />
        <Printed x={222} y={129} by={34} size={20} lines={["1", "8", "15", "22", "29"]} end />
        <path d="m250 122 7 8 13-17M250 156l7 8 13-17M250 224l7 8 13-17" />
        <path
          d="M250 184c2-10 18-8 14 2-2 5-7 4-7 9m0 5v1"
          stroke="var(--letter-red)"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </g>
      <path d="M378 98a42 42 0 1 1-.1 0M378 108a32 32 0 1 0 .1 0" fill="var(--letter-feint)" />
      <g fill="var(--letter)">
        <path d="M344 158a17 17 0 1 1 .1 0M392 164a17 17 0 1 1 .1 0" />
        <path d="m350 158-26 116 10 12 16-8-3-15 13-4-3-15 12-6 9-78z" />
        <path d="m386 164 24 126 14 10 14-14-7-13 11-8-7-13 10-9-19-82z" />
      </g>
      <path d="M404 168c40 10 56 30 60 62l-50 14-22-50z" fill="var(--manila)" />
      <g transform="rotate(-16 426 226)">
        <Printed x={420} y={230} size={34} lines={["2"]} title />
      </g>
    </Drawing>
  );
}
