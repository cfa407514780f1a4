import type { ProcessStep } from "~/content/types";

/** Ledger rows: a title, and what it means. */
export function RuledRows({ rows }: { rows: readonly ProcessStep[] }) {
  return (
    <dl className="list-rule">
      {rows.map(({ title, description }) => (
        <div
          key={title}
          className="grid gap-x-6 gap-y-1 border-b border-feint py-4 md:grid-cols-[14rem_1fr]"
        >
          <dt className="font-display text-h3 leading-snug font-[560]">{title}</dt>
          <dd className="max-w-text">{description}</dd>
        </div>
      ))}
    </dl>
  );
}
