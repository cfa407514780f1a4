import type { ProcessStep } from "~/content/types";

/** Titles, each with what it means: triggers, consequences, issues, roles. */
export function TitledRows({ rows }: { rows: readonly ProcessStep[] }) {
  return (
    <dl className="grid gap-x-10 gap-y-7 lg:grid-cols-2 print:block">
      {rows.map(({ title, description }) => (
        <div key={title} className="print:mb-3">
          <dt className="font-display text-h3 leading-[1.2] font-[560] tracking-[-0.015em] text-balance">
            {title}
          </dt>
          <dd className="mt-1.5 max-w-text">{description}</dd>
        </div>
      ))}
    </dl>
  );
}
