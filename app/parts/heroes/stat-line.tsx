import type { Stat } from "~/words/types";

/** Figures with their labels, each closed with the double rule of a final total. */
export function StatLine({ stats }: { stats: readonly Stat[] }) {
  return (
    <ul className="grid grid-cols-3 gap-x-4 md:grid-cols-[repeat(3,minmax(0,max-content))] md:gap-x-8">
      {stats.map(({ figure, label }) => (
        <li key={label} className="flex flex-col items-start">
          <strong className="double-rule pb-0.5 font-display text-h2 leading-tight font-[560]">
            {figure}
          </strong>{" "}
          <span className="mt-2 text-small leading-snug text-ink-2">{label}</span>
        </li>
      ))}
    </ul>
  );
}
