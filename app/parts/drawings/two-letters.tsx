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
        <Lines colour="letter-feint" d="M36 220h160M36 252h160" />
      </g>
      <g className="xl:hidden">
        <Invitation top={24} />
      </g>
      <g className="max-xl:hidden">
        <Invitation top={4} />
      </g>
    </Drawing>
  );
}

/** @param top where it begins, in units of the scene */
function Invitation({ top }: { top: number }) {
  const lines = [156, 188, 220, 252, 284].map((down) => `M260 ${top + down}h172`);
  return (
    <g transform="rotate(4 340 160)">
      <path d={`M206 ${top}h246v470H206z`} fill="var(--letter)" />
      <Lines colour="letter-red" d={`M240 ${top}v470`} />
      <path d={`M252 ${top + 80}h132v26H252z`} fill="var(--marker)" stroke="none" />
      <Printed x={260} y={top + 38} lines={["Invitation"]} title />
      <Printed
        x={260}
        y={top + 72}
        by={26}
        lines={["to an interview", "under caution", "Example"]}
      />
      <Lines colour="letter-feint" d={lines.join("")} />
    </g>
  );
}
