import { Drawing, Lines, Printed } from "~/app/design/drawing";

/** The two letters that a suspicion can begin with: an offer, and an invitation, which on a wide screen reaches out above. */
export function TwoLetters() {
  return (
    <Drawing>
      <g transform="rotate(-3 120 200)">
        <path d="M18 64h196v286H18z" fill="var(--letter)" />
        <path d="M18 64h196v44H18z" fill="var(--letter-tint)" />
        <Printed x={36} y={94} lines={["Offer"]} title />
        <Printed
          x={36}
          y={136}
          by={26}
          lines={["Code of Practice 9", "Accept or reject", "Example"]}
        />
        <Lines colour="letter-feint" d="M36 220h160M36 252h160M36 284h160" />
      </g>
      <g className="xl:hidden">
        <Invitation top={24} />
      </g>
      <g className="max-xl:hidden">
        <Invitation top={-96} />
      </g>
    </Drawing>
  );
}

/** @param top where it begins, in units of the scene */
function Invitation({ top }: { top: number }) {
  const lines = [156, 188, 220, 252, 284].map((down) => `M284 ${top + down}h150`);
  return (
    <g transform="rotate(4 340 160)">
      <path d={`M238 ${top}h214v470H238z`} fill="var(--letter)" />
      <Lines colour="letter-red" d={`M268 ${top}v470`} />
      <path d={`M278 ${top + 80}h132v26H278z`} fill="var(--marker)" stroke="none" />
      <Printed x={284} y={top + 38} lines={["Invitation"]} title />
      <Printed
        x={284}
        y={top + 72}
        by={26}
        lines={["to an interview", "under caution", "Example"]}
      />
      <Lines colour="letter-feint" d={lines.join("")} />
    </g>
  );
}
