import type { ProcessStep } from "~/content/types";

/** Ledger rows: a title, and what it means. */
export function RuledRows({ rows }: { rows: readonly ProcessStep[] }) {
  return (
    <dl className="list-rule">
      {rows.map(({ title, description }) => (
        <div
          key={title}
          className="grid gap-x-6 gap-y-1 border-b border-feint py-4 md:items-baseline md:grid-cols-[14rem_1fr]"
        >
          <dt className="font-display text-h3 leading-[1.2] font-[560] tracking-[-0.015em] text-balance">
            {title}
          </dt>
          <dd className="max-w-text">{description}</dd>
        </div>
      ))}
    </dl>
  );
}
