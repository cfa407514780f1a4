import { Drawing, Printed } from "~/app/design/drawing";

/** Back to front: what is on each card's tab, and where that stands. */
const cards = [
  { tab: "VAT", x: 52, fill: "var(--letter-tint)" },
  { tab: "PAYE", x: 182, fill: "var(--letter)" },
  { tab: "CoP9", x: 312, fill: "var(--marker)" },
] as const;

/** A tray of index cards: the one that is looked for is yellow. */
export function CardTray() {
  return (
    <Drawing>
      {cards.map(({ tab, x, fill }, index) => {
        const top = 76 + index * 40;
        return (
          <g key={tab}>
            <path d={`M40 340V${top}H${x}l10-42h96l10 42H440V340z`} fill={fill} />
            <Printed x={x + 24} y={top - 10} size={26} lines={[tab]} title />
          </g>
        );
      })}
      <path d="M24 196h432v200H24z" fill="var(--manila)" />
      <rect x="158" y="226" width="164" height="62" rx="10" fill="var(--window)" />
      <Printed x={184} y={268} size={32} lines={["Letters"]} title />
    </Drawing>
  );
}
