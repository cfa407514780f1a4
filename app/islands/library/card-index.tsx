/** Back to front: how far each card's tab stands from the left, and what it is coloured. */
const cards = [
  [150, "var(--letter)"],
  [420, "var(--letter-tint)"],
  [690, "var(--letter)"],
  [960, "var(--letter-tint)"],
] as const;

/** The cards of an index, whose drawer stands below them. */
export function CardIndex() {
  return (
    <svg
      viewBox="0 0 1200 80"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-14 w-full *:[vector-effect:non-scaling-stroke] lg:h-20"
      stroke="var(--on-marker)"
      strokeWidth="2"
      strokeLinejoin="round"
    >
      {cards.map(([tab, colour], index) => {
        const [top, side] = [24 + index * 14, 64 - index * 16];
        return (
          <path
            key={tab}
            d={`M${side} 90V${top}H${tab}l8-22h120l8 22H${1200 - side}V90z`}
            fill={colour}
          />
        );
      })}
    </svg>
  );
}
