import { Fragment } from "react";
import { pounds } from "~/words/blog/amounts";

/** What one landlord's rent goes into; each part with its amount in pounds. */
interface RentSharesOf {
  heading: string;
  /** What of it is taxed, in words; it begins after the first part. */
  taxed: string;
  parts: readonly { label: string; amount: number }[];
}

interface RentSharesProps {
  caption: string;
  landlords: readonly RentSharesOf[];
}

/** In the order of the parts. */
const fills = ["var(--feint)", "var(--manila)", "var(--marker)", "var(--green-tint)"];

/** Which of them lies on manila, which keeps its colour in the dark; and the tax, whose figure stands below, as its part may be narrow. */
const onManila = 1;
const marked = 2;

/** Where a system has colours of its own, the tax is marked, and the others follow in their order. */
const forced = (index: number) =>
  index === marked ? "forced-colors:fill-[Mark]" : "forced-colors:fill-[Canvas]";

/** Bars that cut a year's rent into its parts, above each what of it is taxed, and below them what each part is. */
export default function RentShares({ caption, landlords }: RentSharesProps) {
  return (
    <figure className="my-8 border-2 border-ink bg-sheet px-4 py-4 xl:col-span-full">
      <ul className="grid gap-4">
        {landlords.map((landlord) => (
          <li key={landlord.heading}>
            <p className="font-display text-h3 font-[560]">{landlord.heading}</p>
            <Bar {...landlord} />
          </li>
        ))}
      </ul>
      <ul className="mt-4 flex flex-wrap gap-x-6 text-small">
        {landlords[0]?.parts.map(({ label }, index) => (
          <li key={label} className="flex items-center gap-2">
            <svg aria-hidden="true" className="size-4 shrink-0 border-2 border-ink">
              <rect width="100%" height="100%" fill={fills[index]} className={forced(index)} />
            </svg>
            {label}
          </li>
        ))}
      </ul>
      <figcaption className="mt-3 text-small text-ink-2">{caption}</figcaption>
    </figure>
  );
}

function Bar({ taxed, parts }: RentSharesOf) {
  const whole = parts.reduce((sum, { amount }) => sum + amount, 0);
  const share = (amount: number) => `${((amount / whole) * 100).toFixed(2)}%`;
  const startOf = (index: number) =>
    parts.slice(0, index).reduce((sum, { amount }) => sum + amount, 0);
  return (
    <>
      <p className="text-right text-small font-semibold text-red">{taxed}</p>
      <svg
        aria-hidden="true"
        width="100%"
        height="80"
        className="overflow-visible text-small font-semibold"
      >
        <g stroke="var(--red)" strokeWidth="2">
          <line x1={share(startOf(1))} x2="100%" y1="4" y2="4" />
          <line x1={share(startOf(1))} x2={share(startOf(1))} y1="3" y2="12" />
          <line x1="100%" x2="100%" y1="3" y2="12" />
        </g>
        {parts.map(({ label, amount }, index) => (
          <Fragment key={label}>
            <rect
              x={share(startOf(index))}
              y="18"
              width={share(amount)}
              height="36"
              fill={fills[index]}
              stroke="var(--ink)"
              strokeWidth="2"
              className={forced(index)}
            />
            <text
              x={share(startOf(index) + amount / 2)}
              y={index === marked ? 75 : 42}
              textAnchor="middle"
              fill={index === onManila ? "var(--on-marker)" : "var(--ink)"}
            >
              {pounds(amount)}
            </text>
          </Fragment>
        ))}
      </svg>
    </>
  );
}
