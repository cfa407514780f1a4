interface SumSlipProps {
  heading: string;
  /** Each with its amount in pounds and what is done with it. */
  rows: readonly { label: string; amount: string }[];
  total: { label: string; amount: string };
}

/** A sum that the text says, drawn on a ruled slip. */
export default function SumSlip({ heading, rows, total }: SumSlipProps) {
  return (
    <figure
      data-drawing
      aria-hidden="true"
      className="mt-5 border-2 border-ink bg-sheet bg-clip-padding px-4 pt-3 pb-4 text-small max-xl:hidden"
    >
      <p className="font-display text-h3 leading-tight font-[560]">{heading}</p>
      <div className="double-rule mt-2 list-rule pb-1.5">
        {[...rows, total].map(({ label, amount }) => (
          <div
            key={label}
            className="flex justify-between gap-4 border-b border-feint py-1.5 last:border-t last:border-b-0 last:border-ink last:pt-2 last:font-semibold nth-last-2:border-b-0"
          >
            <span>{label}</span>
            <span className="shrink-0 tabular-nums">{amount}</span>
          </div>
        ))}
      </div>
    </figure>
  );
}
