import { Drawing, Lines, Printed } from "~/app/design/drawing";

/** The two letters that a suspicion can begin with: an offer, and an invitation. */
export function TwoLetters() {
  return (
    <Drawing>
      <g transform="rotate(-3 120 200)">
        <path d="M18 64h196v316H18z" fill="var(--letter)" />
        <path d="M18 64h196v50H18z" fill="var(--letter-tint)" />
        <Printed x={36} y={99} size={28} lines={["Offer"]} title />
        <Printed x={36} y={150} by={34} size={24} lines={["Accept", "or reject", "Example"]} />
        <Lines colour="letter-feint" d="M36 250h160M36 284h160" />
      </g>
      <g transform="rotate(4 340 160)">
        <path d="M206 30h246v470H206z" fill="var(--letter)" />
        <Lines colour="letter-red" d="M240 31v469" />
        <path d="M252 123h178v34H252z" fill="var(--marker)" stroke="none" />
        <Printed x={260} y={76} size={30} lines={["Invitation"]} title />
        <Printed
          x={260}
          y={114}
          by={34}
          size={24}
          lines={["to an interview", "under caution", "Example"]}
        />
        <Lines colour="letter-feint" d="M260 218h172M260 252h172M260 286h172" />
      </g>
    </Drawing>
  );
}
