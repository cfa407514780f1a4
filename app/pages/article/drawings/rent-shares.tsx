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

/** In the order of the parts; the tax is the marked one. */
const fills = [
  "fill-feint forced-colors:fill-[Canvas]",
  "fill-manila forced-colors:fill-[GrayText]",
  "fill-marker forced-colors:fill-[Mark]",
  "fill-green-tint forced-colors:fill-[Canvas]",
];

/** Which of them lies on manila, which keeps its colour in the dark; and the tax, whose figure stands below, as its part may be narrow. */
const onManila = 1;
const marked = 2;

/** Bars that cut a year's rent into its parts, above each what of it is taxed, and below them what each part is. */
export default function RentShares({ caption, landlords }: RentSharesProps) {
  return (
    <figure className="mt-8 border-2 xl:col-span-full border-ink bg-sheet px-4 pt-4 pb-5 md:px-6">
      <ul>
        {landlords.map((landlord) => (
          <li key={landlord.heading} className="not-first:mt-5">
            <p className="font-display text-h3 font-[560]">{landlord.heading}</p>
            <Bar {...landlord} />
          </li>
        ))}
      </ul>
      <ul className="mt-4 flex flex-wrap gap-x-6 text-small">
        {landlords[0]?.parts.map(({ label }, index) => (
          <li key={label} className="flex items-center gap-2 py-0.5">
            <svg aria-hidden="true" className="size-4 shrink-0">
              <rect width="100%" height="100%" className={fills[index]} />
              <rect width="100%" height="100%" className="fill-none stroke-ink stroke-2" />
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
  const share = (amount: number) => `${(amount / whole) * 100}%`;
  const startOf = (index: number) =>
    parts.slice(0, index).reduce((sum, { amount }) => sum + amount, 0);
  return (
    <>
      <p className="mt-1 text-right text-small font-semibold text-red">{taxed}</p>
      <svg
        aria-hidden="true"
        className="block h-20 w-full overflow-visible text-small font-semibold"
      >
        <line x1={share(startOf(1))} x2="100%" y1="4" y2="4" className="stroke-red stroke-2" />
        <line
          x1={share(startOf(1))}
          x2={share(startOf(1))}
          y1="3"
          y2="12"
          className="stroke-red stroke-2"
        />
        <line x1="100%" x2="100%" y1="3" y2="12" className="stroke-red stroke-2" />
        {parts.map(({ label, amount }, index) => (
          <Fragment key={label}>
            <rect
              x={share(startOf(index))}
              y="18"
              width={share(amount)}
              height="36"
              className={`${fills[index]} stroke-ink stroke-2`}
            />
            <text
              x={share(startOf(index) + amount / 2)}
              y={index === marked ? 75 : 42}
              textAnchor="middle"
              className={
                index === onManila ? "fill-on-marker forced-colors:fill-[CanvasText]" : "fill-ink"
              }
            >
              {pounds(amount)}
            </text>
          </Fragment>
        ))}
      </svg>
    </>
  );
}
