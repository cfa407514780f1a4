import { Drawing, Printed } from "~/app/design/drawing";

/** Back to front: what is on each card's tab, and where that stands. */
const cards = [
  { tab: "VAT", x: 52, fill: "var(--letter)" },
  { tab: "PAYE", x: 182, fill: "var(--letter-tint)" },
  { tab: "CoP9", x: 312, fill: "var(--letter)" },
] as const;

/** A tray of index cards, of which one is marked; from a small laptop's width it stands out of its frame above, on a phone it is smaller. */
export function CardTray() {
  return (
    <Drawing className="lg:overflow-visible lg:[clip-path:inset(-50%_0_2px)]">
      <g className="max-lg:[transform:translate(41px,56px)_scale(.83)]">
        {cards.map(({ tab, x, fill }, index) => {
          const top = index * 62 - 24;
          return (
            <g key={tab}>
              <path d={`M40 340V${top}H${x}l10-42h96l10 42H440V340z`} fill={fill} />
              {tab === "CoP9" && (
                <path
                  d={`M${x + 19} ${top - 36}h81l-3 32h-82z`}
                  fill="var(--marker)"
                  stroke="none"
                />
              )}
              <Printed x={x + 24} y={top - 10} size={26} lines={[tab]} title />
            </g>
          );
        })}
        <path d="M24 196h432v200H24z" fill="var(--manila)" />
        <rect x="158" y="226" width="164" height="62" rx="10" fill="var(--window)" />
        <Printed x={184} y={268} size={32} lines={["Letters"]} title />
      </g>
    </Drawing>
  );
}
