import type { Stat } from "~/content/types";

/** Figures with their labels, each closed with the double rule of a final total. */
export function StatLine({ stats }: { stats: readonly Stat[] }) {
  return (
    <ul className="flex flex-wrap gap-x-10 gap-y-5">
      {stats.map(({ figure, label }) => (
        <li key={label}>
          <strong className="double-rule block pb-0.5 font-display text-[2.125rem] leading-tight font-[560]">
            {figure}
          </strong>{" "}
          <span className="mt-2 block text-small text-ink-2">{label}</span>
        </li>
      ))}
    </ul>
  );
}
