import { Drawing, Lines, Penned, Printed } from "~/app/design/drawing";
import type { PenWords } from "~/words/types";

/** A tax return, filled in but for one box; the pen points at the line on which it would be signed. */
export function UnsignedReturn({ note }: { note: readonly [PenWords, PenWords] }) {
  return (
    <Drawing>
      <g transform="translate(-22) rotate(-4 200 340)">
        <path d="M72 30h250v340H72z" fill="var(--letter-feint)" />
      </g>
      <g transform="translate(-36) rotate(2 200 340)">
        <path d="M60 18h262v340H60z" fill="var(--letter)" />
        <Lines colour="letter-red" d="M86 19v338" />
        <Printed x={104} y={58} lines={["Tax return"]} title size={27} />
        <Printed
          x={104}
          y={104}
          by={43}
          size={18}
          lines={["Wages", "Interest", "Rent", "Profit"]}
        />
        <path d="M190 82h114v31H190zM190 125h114v31H190zM190 211h114v31H190z" />
        <path d="M190 168h114v31H190z" fill="var(--marker)" />
        <Lines colour="letter-feint" d="M200 104h60M200 147h44M200 233h76" />
        <Printed x={104} y={288} size={18} lines={["Signed"]} />
        <Lines colour="letter-red" d="M172 292h132" />
        <path
          d="M240 176c2-10 18-8 14 2-2 5-7 4-7 9m0 5v1"
          stroke="var(--letter-red)"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </g>
      <g transform="rotate(-4 390 170)">
        {note.map((line, index) => (
          <Penned
            key={line.join()}
            x={314 + index * 14}
            y={160 + index * 38}
            size={38}
            colour="red"
          >
            {line}
          </Penned>
        ))}
      </g>
      <path
        d="M376 214c2 42-24 66-96 78m18-15c-7 5-12 9-19 15 8 3 14 5 22 6"
        stroke="var(--red)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </Drawing>
  );
}
