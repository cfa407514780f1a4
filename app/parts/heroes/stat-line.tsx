import type { Stat } from "~/words/types";

/** Figures with their labels, each closed with the double rule of a final total. */
export function StatLine({ stats }: { stats: readonly Stat[] }) {
  return (
    <ul className="grid-cols-3 gap-x-10 max-sm:grid sm:flex">
      {stats.map(({ figure, label }) => (
        <li key={label} className="flex items-baseline gap-x-3 max-sm:flex-col">
          <strong className="double-rule font-display text-h2 leading-tight font-[560]">
            {figure}
          </strong>{" "}
          <span className="max-w-[7em] leading-snug">{label}</span>
        </li>
      ))}
    </ul>
  );
}
