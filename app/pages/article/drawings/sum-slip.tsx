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
      className="mt-6 border-2 border-ink bg-sheet px-4 py-4 text-small"
    >
      <p className="font-display text-h3 leading-tight font-[560]">{heading}</p>
      <ul className="mt-2 list-rule">
        {rows.map((row) => (
          <li key={row.label} className="border-b border-feint">
            <Sum {...row} />
          </li>
        ))}
      </ul>
      <p className="double-rule font-semibold">
        <Sum {...total} />
      </p>
    </figure>
  );
}

function Sum({ label, amount }: SumSlipProps["total"]) {
  return (
    <span className="flex justify-between py-1">
      <span>{label}</span> <span className="tabular-nums">{amount}</span>
    </span>
  );
}
