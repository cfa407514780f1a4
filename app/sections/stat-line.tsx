import type { Stat } from "~/content/types";

/** Figures with their labels, each closed with the double rule of a final total. */
export function StatLine({ stats }: { stats: readonly Stat[] }) {
  return (
    <ul className="stat-line">
      {stats.map(({ figure, label }) => (
        <li key={label}>
          <strong className="double-rule">{figure}</strong> <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}
