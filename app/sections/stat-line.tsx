import type { Stat } from "~/content/types";

/** Figures with their labels, each closed with the double rule of a final total. */
export function StatLine({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-5">
      {stats.map(({ figure, label }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="mt-2 text-small text-ink-2">{label}</dt>
          <dd className="double-rule pb-0.5 font-display text-[2.125rem] leading-tight font-[560]">
            {figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}
